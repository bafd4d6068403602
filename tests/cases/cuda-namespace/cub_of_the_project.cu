#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

namespace mine {
namespace cub { int sum(const int *in); }
}
struct Cub { int cub; } zoo;
int use(const int *in) {
    int cub = zoo.cub;
    return mine::cub::sum(in) + cub;
}
