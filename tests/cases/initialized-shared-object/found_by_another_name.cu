// Other names of a class.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/uninitialized.h"  // HP117@1
struct Node { int kind = 0; };
struct Plain { int kind; };
using Other = Node;
typedef struct Plain OtherPlain;
typedef Other Third;

__global__ void k() {
    __shared__ Other a[64];
//>     __shared__ hipport::uninitialized<Other [64]> a_bytes; auto &a = a_bytes.object();  // HP212@16 HP212@21 HP212@27
    __shared__ OtherPlain b[64];
    __shared__ Third c;
//>     __shared__ hipport::uninitialized<Third> c_bytes; auto &c = c_bytes.object();  // HP212@16 HP212@21 HP212@23
    a[threadIdx.x].kind = b[threadIdx.x].kind = c.kind = 1;
}
