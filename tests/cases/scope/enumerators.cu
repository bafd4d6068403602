#include <cuda_runtime.h>

enum class Backend { cuda, cudaManaged, cpu };
enum Flags { CUDA_FAST = 1, CUDA_EXACT = CUDA_FAST << 1, CU_KEEP };

int use(Backend backend) {
    return backend == Backend::cudaManaged ? CUDA_FAST : CUDA_EXACT | CU_KEEP;
}
