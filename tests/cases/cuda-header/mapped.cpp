#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cublas_v2.h>
//> #include <hipblas/hipblas.h>  // HP110@11
#include <cublasLt.h>
//> #include <hipblaslt/hipblaslt.h>  // HP110@11
#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11
#include <curand.h>
//> #include <hiprand/hiprand.h>  // HP110@11
#include <cusolverDn.h>
//> #include <hipsolver/hipsolver.h>  // HP110@11
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11
#include <nccl.h>
//> #include <rccl/rccl.h>  // HP110@11
#include <nvrtc.h>
//> #include <hip/hiprtc.h>  // HP110@11
#include <vector>
#  include <cuda_fp16.h>
//> #  include <hip/hip_fp16.h>  // HP110@13
# include	<cooperative_groups.h>
//> # include	<hip/hip_cooperative_groups.h>  // HP110@12
#include<cuda_gl_interop.h>
//> #include<hip/hip_gl_interop.h>  // HP110@10
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#include <cub/block/block_reduce.cuh>
//> #include <hipcub/block/block_reduce.hpp>  // HP110@11
#include <thrust/device_vector.h>
