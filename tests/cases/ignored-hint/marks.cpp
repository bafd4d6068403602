//+ #include "hipport/nvtx.h"  // HP117@1
#include <nvToolsExt.h>
//-  // HP110@1

void range(const char *text) {
    nvtxEventAttributes_t event = {};
    event.version = NVTX_VERSION;
    event.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    event.colorType = NVTX_COLOR_ARGB;
//~                   ^~~~~~~~~~~~~~~ HP709 info:
//~   NVTX_COLOR_ARGB has no effect in rocTX, which has marks with a text only
//~   remedy: keep the call or remove it
    event.color = 0xff00ff00;
    event.payloadType = NVTX_PAYLOAD_TYPE_INT64;
//~                     ^~~~~~~~~~~~~~~~~~~~~~~ HP709 info:
//~   NVTX_PAYLOAD_TYPE_INT64 has no effect in rocTX, which has marks with a text only
//~   remedy: keep the call or remove it
    event.payload.llValue = 5;
    event.messageType = NVTX_MESSAGE_TYPE_ASCII;
    event.message.ascii = text;
    nvtxRangePushEx(&event);
    nvtxNameOsThreadA(1, "first");
//~ ^~~~~~~~~~~~~~~~~ HP709 info: nvtxNameOsThreadA has no effect in rocTX, which has marks with a text only
//~   remedy: keep the call or remove it
    nvtxNameOsThreadA(2, "second");
    nvtxRangePop();
//>     roctxRangePop();  // HP101@5
}
