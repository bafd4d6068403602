#pragma once

#include <nvtx3/nvToolsExt.h>

// A range on the profiler's time line, as long as the object lives.
class Range {
public:
    explicit Range(const char *name) { nvtxRangePushA(name); }
    ~Range() { nvtxRangePop(); }
    Range(const Range &) = delete;
    Range &operator=(const Range &) = delete;
};
