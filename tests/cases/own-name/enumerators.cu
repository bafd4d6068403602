#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

enum class Backend { cuda, cudaManaged, cpu };
//~   kept cudaManaged (defined by the project)
enum Flags { CUDA_FAST = 1, CUDA_EXACT = CUDA_FAST << 1, CU_KEEP };
//~   kept CUDA_EXACT (defined by the project) x2
//~   kept CUDA_FAST (defined by the project) x3
//~   kept CU_KEEP (defined by the project) x2

int use(Backend backend) {
    return backend == Backend::cudaManaged ? CUDA_FAST : CUDA_EXACT | CU_KEEP;
//~   kept cudaManaged (in a namespace or class of the project)
}
