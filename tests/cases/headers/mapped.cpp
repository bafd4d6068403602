#include <cuda.h>
#include <cublas_v2.h>
#include <cublasLt.h>
#include <cufft.h>
#include <curand.h>
#include <cusolverDn.h>
#include <cusparse.h>
#include <nccl.h>
#include <nvrtc.h>
#include <vector>
#  include <cuda_fp16.h>
# include	<cooperative_groups.h>
#include<cuda_gl_interop.h>
#include <cub/cub.cuh>
#include <cub/block/block_reduce.cuh>
#include <thrust/device_vector.h>
