//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/nv_target.h"  // HP117@1
#include <nv/target>
//-  // HP110@1

__host__ __device__ int where() {
    NV_IF_TARGET(NV_IS_DEVICE, (return 1;), (return 2;))
}

__host__ __device__ int arms(int a) {
    NV_DISPATCH_TARGET(NV_PROVIDES_SM_90, (a += 90;), NV_PROVIDES_SM_70, (a += 70; a *= 2;), NV_IS_HOST, (a += 1;))
    NV_IF_ELSE_TARGET(NV_PROVIDES_SM_80, (a += 80;), (a -= 1;))
    return a;
}
