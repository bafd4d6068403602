//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/nvtx.h"  // HP117@1
#include <cstdint>
#include <nvToolsExt.h>
//-  // HP110@1

// A range with a color, which rocTX does not have: its message stays.
void push(const char *name, uint32_t color) {
    nvtxEventAttributes_t event = {0};
    event.version = NVTX_VERSION;
    event.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    event.colorType = NVTX_COLOR_ARGB;
//~                   ^~~~~~~~~~~~~~~ HP709 info:
//~   NVTX_COLOR_ARGB has no effect in rocTX, which has marks with a text only
//~   remedy: keep the call or remove it
    event.color = color;
    event.messageType = NVTX_MESSAGE_TYPE_ASCII;
    event.message.ascii = name;
    nvtxRangePushEx(&event);
}

void ranges(unsigned int thread) {
    push("solve", 0xff00ff00);
    nvtxMarkA("here");
//>     roctxMarkA("here");  // HP101@5
    nvtxRangePop();
//>     roctxRangePop();  // HP101@5
    nvtxRangeId_t whole = nvtxRangeStartA("whole");
//>     roctx_range_id_t whole = roctxRangeStartA("whole");  // HP101@5 HP101@27
    nvtxRangeEnd(whole);
//>     roctxRangeStop(whole);  // HP101@5
    nvtxNameOsThreadA(thread, "worker");
//~ ^~~~~~~~~~~~~~~~~ HP709 info: nvtxNameOsThreadA has no effect in rocTX, which has marks with a text only
//~   remedy: keep the call or remove it
}
