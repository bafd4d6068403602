#include <hipcub/hipcub.hpp>

namespace c = hipcub;
namespace prims = ::hipcub;
using Sum = c::Sum;
c::CountingInputIterator<int> counting(0);
prims::BlockReduce<float, 64> *reduce;
