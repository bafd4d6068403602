#include <hip/hip_runtime.h>
#include <hipblas/hipblas.h>
#include <hipblaslt/hipblaslt.h>
#include <hipfft/hipfft.h>
#include <hiprand/hiprand.h>
#include <hipsolver/hipsolver.h>
#include <hipsparse/hipsparse.h>
#include <rccl/rccl.h>
#include <hip/hiprtc.h>
#include <vector>
#  include <hip/hip_fp16.h>
# include	<hip/hip_cooperative_groups.h>
#include<hip/hip_gl_interop.h>
#include <hipcub/hipcub.hpp>
#include <hipcub/block/block_reduce.hpp>
#include <thrust/device_vector.h>
