#include <cub/cub.cuh>

using namespace cub;
using cub::BlockReduce;
void f() {
    using namespace ::cub;
    using ::cub::DeviceScan;
}
