#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

int open_context(CUcontext *context, CUdevice device) {
//> int open_context(hipCtx_t *context, hipDevice_t device) {  // HP101@18 HP101@38
    CUctxCreateParams parameters = {};  // none
//>     // none  // HP301@5
    int flags = 0;
//-  // HP301@19
    CUctxCreateParams others{};
//>     int flags = 0;
    return cuCtxCreate(context, &parameters, flags, device) + cuCtxCreate_v4(context, &others, 0, device);
//>     return hipCtxCreate(context, flags, device) + hipCtxCreate(context, 0, device);  // HP101@12 HP301@31 HP101@63 HP301@85
}
int one_line(CUcontext *context, CUdevice device) {
//> int one_line(hipCtx_t *context, hipDevice_t device) {  // HP101@14 HP101@34
    // on one line
    CUctxCreateParams none = {0}; return cuCtxCreate(context, &none, 0, device);
//>     return hipCtxCreate(context, 0, device);  // HP301@5 HP101@42 HP301@61
}
int with_affinity(CUcontext *context, CUdevice device) {
//> int with_affinity(hipCtx_t *context, hipDevice_t device) {  // HP101@19 HP101@39
    CUctxCreateParams parameters = {};
//~ ^~~~~~~~~~~~~~~~~ HP501 error: CUctxCreateParams has no counterpart in HIP: HIP contexts have no execution affinity
//~   remedy: replace CUctxCreateParams or leave it out on AMD GPUs
    parameters.numExecAffinityParams = 1;
    return cuCtxCreate(context, &parameters, 0, device);
//~        ^~~~~~~~~~~ HP301 error:
//~   cuCtxCreate -> hipCtxCreate: HIP has no argument like its argument 2, which is not null here (HIP has no context parameters)
//~   remedy: change the arguments of the call to those of hipCtxCreate
//>     return hipCtxCreate(context, &parameters, 0, device);  // HP101@12
}
