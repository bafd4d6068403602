#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#ifdef USE_NVTX
#include <nvToolsExtCuda.h>
//> #include "hipport/nvtx.h"  // HP110@10
#include <nvToolsExtCudaRt.h>
//-  // HP115@1
#define BEGIN(name) nvtxRangePushA(name)
//> #define BEGIN(name) roctxRangePushA(name)  // HP101@21
#else
#define BEGIN(name)
#endif

void begin(cudaStream_t stream) {
//> void begin(hipStream_t stream) {  // HP101@12
    BEGIN("solve");
    cudaStreamSynchronize(stream);
//>     hipStreamSynchronize(stream);  // HP101@5
}
