#include <mpi.h>
#if defined(OPEN_MPI)
#include <mpi-ext.h>
#endif

int is_direct(void) {
#if defined(MPIX_CUDA_AWARE_SUPPORT) && MPIX_CUDA_AWARE_SUPPORT
//~         ^~~~~~~~~~~~~~~~~~~~~~~ HP148 warning: MPIX_CUDA_AWARE_SUPPORT asks about CUDA: an MPI for AMD GPUs says no
//~   remedy: ask for ROCm, MPIX_ROCM_AWARE_SUPPORT of Open MPI 5, and for CUDA elsewhere
//~                                     ^~~~~~~~~~~~~~~~~~~~~~~ HP148 warning:
//~   MPIX_CUDA_AWARE_SUPPORT asks about CUDA: an MPI for AMD GPUs says no
//~   remedy: ask for ROCm, MPIX_ROCM_AWARE_SUPPORT of Open MPI 5, and for CUDA elsewhere
    return MPIX_Query_cuda_support();
//~        ^~~~~~~~~~~~~~~~~~~~~~~ HP148 warning: MPIX_Query_cuda_support asks about CUDA: an MPI for AMD GPUs says no
//~   remedy: ask for ROCm, MPIX_Query_rocm_support() of Open MPI 5, and for CUDA elsewhere
#else
    int yes = 0;
    MPIX_GPU_query_support(MPIX_GPU_SUPPORT_CUDA, &yes);
//~                        ^~~~~~~~~~~~~~~~~~~~~ HP148 warning:
//~   MPIX_GPU_SUPPORT_CUDA asks about CUDA: an MPI for AMD GPUs says no
//~   remedy: write MPIX_GPU_SUPPORT_HIP
    return yes;
#endif
}
