#pragma once
#include "../hipport/nvtx.h"


// A range on the profiler's time line, as long as the object lives.
class Range {
public:
    explicit Range(const char *name) { roctxRangePushA(name); }
    ~Range() { roctxRangePop(); }
    Range(const Range &) = delete;
    Range &operator=(const Range &) = delete;
};
