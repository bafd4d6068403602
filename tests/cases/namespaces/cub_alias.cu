#include <cub/cub.cuh>

namespace c = cub;
namespace prims = ::cub;
using Sum = c::Sum;
c::CountingInputIterator<int> counting(0);
prims::BlockReduce<float, 64> *reduce;
