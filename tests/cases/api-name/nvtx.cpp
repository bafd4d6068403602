#include <nvtx3/nvToolsExt.h>
//> #include <roctracer/roctx.h>  // HP110@11

struct Range {
    explicit Range(const char *name) { nvtxRangePushA(name); }
//>     explicit Range(const char *name) { roctxRangePushA(name); }  // HP101@40
    ~Range() { nvtxRangePop(); }
//>     ~Range() { roctxRangePop(); }  // HP101@16
};
