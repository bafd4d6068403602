//+ #include "hipport/nvtx.h"  // HP117@1
#include <nvtx3/nvToolsExt.h>
//-  // HP110@1
#include <nvtx3/nvToolsExtPayload.h>
//~      ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP112 error 'nvtx3/nvToolsExtPayload.h':
//~   nvtx3/nvToolsExtPayload.h has no counterpart in HIP: this extension of NVTX is not in rocTX, and no name of it: NVTX_PAYLOAD_..., nvtxPayload...; a range can have its numbers in its text
//~   remedy: replace what the code takes from this header, then delete the line

const nvtxPayloadSchemaEntry_t entries[] = {{0, NVTX_PAYLOAD_ENTRY_TYPE_INT32, "rank"}};
//~   kept NVTX_PAYLOAD_ENTRY_TYPE_INT32 (of an extension of NVTX, which rocTX lacks; see its header)
//~   kept nvtxPayloadSchemaEntry_t (of an extension of NVTX, which rocTX lacks; see its header)
void begin() {
    nvtxRangePushA("step");
//>     roctxRangePushA("step");  // HP101@5
    nvtxFrobnicate();
//~   kept nvtxFrobnicate (of an extension of NVTX, which rocTX lacks; see its header)
}
