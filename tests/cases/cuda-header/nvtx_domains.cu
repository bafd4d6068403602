#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/nvtx.h"  // HP117@1
#include <nvtx3/nvToolsExt.h>
//-  // HP110@1
#include <nvtx3/nvToolsExtCudaRt.h>
//-  // HP115@1

void in_a_domain(cudaStream_t stream) {
//> void in_a_domain(hipStream_t stream) {  // HP101@18
    nvtxDomainHandle_t domain = nvtxDomainCreateA("solver");
    nvtxNameCudaStreamA(stream, "copies");
//~ ^~~~~~~~~~~~~~~~~~~ HP709 info: nvtxNameCudaStreamA has no effect in rocTX, which has marks with a text only
//~   remedy: keep the call or remove it
    nvtxEventAttributes_t event = {};
    event.messageType = NVTX_MESSAGE_TYPE_REGISTERED;
    event.message.registered = nvtxDomainRegisterStringA(domain, "step");
    nvtxDomainRangePushEx(domain, &event);
    nvtxDomainMarkEx(domain, &event);
    nvtxDomainRangePop(domain);
    nvtxRangeId_t id = nvtxDomainRangeStartEx(domain, &event);
//>     roctx_range_id_t id = nvtxDomainRangeStartEx(domain, &event);  // HP101@5
    nvtxDomainRangeEnd(domain, id);
    nvtxDomainDestroy(domain);
}
