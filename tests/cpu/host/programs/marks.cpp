// Ranges for a profiler, of which a program learns the level.

#include <hip/hip_runtime.h>
#include <roctracer/roctx.h>

#include "expect.h"

int main() {
    expect_same("level of the outer range", roctxRangePush("outer"), 0);
    expect_same("level of the inner range", roctxRangePush("inner"), 1);
    expect_same("end of the inner range", roctxRangePop(), 1);
    expect_same("end of the outer range", roctxRangePop(), 0);
    expect_same("end of no range", roctxRangePop(), -1);
    roctxMark("between");
    expect_same("two ranges are different", roctxRangeStart("a") != roctxRangeStart("b"), true);
    return 0;
}
