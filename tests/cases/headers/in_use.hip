// What the headers with other names declare is there.
#include <hip/hip_runtime.h>
#include <hip/hip_vector_types.h>
#include <hip/hip_runtime_api.h>
#include <hip/library_types.h>
#include <hip/hip_complex.h>
#include <roctracer/roctx.h>
#include <hipblas/hipblas.h>
#include <rccl/rccl.h>
#include <hip/hip_math_constants.h>
#include <hip/hip_cooperative_groups.h>

struct Job {
    hipStream_t stream;
    hipTextureDesc texture;
    hipDataType type;
    hipblasHandle_t blas;
    ncclComm_t communicator;
};

__global__ void scale(float4 *x, hipFloatComplex *y)
{
    x[threadIdx.x] = make_float4(HIP_INF_F, 0, 0, 0);
    y[threadIdx.x] = hipCmulf(y[0], make_hipFloatComplex(0, 1));
    cooperative_groups::this_thread_block().sync();
}

int run(Job job, float4 *x, hipFloatComplex *y)
{
    hipProfilerStart();
    roctxRangePush("scale");
    scale<<<1, 32, 0, job.stream>>>(x, y);
    roctxRangePop();
    return hipProfilerStop();
}
