//+ #include "hipport/nvtx3.h"  // HP117@1
#include <nvtx3/nvtx3.hpp>
//-  // HP110@1

struct solver {
    static constexpr char const *name{"solver"};
};
void mark(const nvtxEventAttributes_t &event) {
    nvtxDomainHandle_t domain = nvtx3::domain::get<solver>();
    nvtxDomainRangePushEx(domain, &event);
    nvtxDomainMarkEx(nvtx3::domain::get<solver>(), &event);
    nvtxDomainRangePop(domain);
}
