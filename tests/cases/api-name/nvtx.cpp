//+ #include "hipport/nvtx.h"  // HP117@1
#include <nvtx3/nvToolsExt.h>
//-  // HP110@1

struct Range {
    explicit Range(const char *name) { nvtxRangePushA(name); }
//>     explicit Range(const char *name) { roctxRangePushA(name); }  // HP101@40
    ~Range() { nvtxRangePop(); }
//>     ~Range() { roctxRangePop(); }  // HP101@16
};
