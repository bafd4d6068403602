//+ #include "hipport/nvtx3.h"  // HP117@1
#include <nvtx3/nvtx3.hpp>
//-  // HP110@1
#include <string>

struct solver {
    static constexpr char const *name{"solver"};
};

void step(std::string const &name) {
    NVTX3_FUNC_RANGE();
    nvtx3::scoped_range whole{name, nvtx3::rgb{0, 255, 0}, nvtx3::payload{5}};
    nvtx3::scoped_range_in<solver> part{"part"};
    nvtx3::mark("here");
    nvtx3::event_attributes attributes{nvtx3::message{"again"}, nvtx3::category{3}};
    nvtx3::unique_range again{attributes};
}

void counters() {
    nvtx3::counter<int> rows;
//~ ^~~~~~~~~~~~~~ HP121 error:
//~   nvtx3::counter of the C++ interface of NVTX: rocTX has ranges and marks with plain text only, and hipport/nvtx3.h what can be made of these
//~   remedy: replace it, or provide the namespace for HIP
}
