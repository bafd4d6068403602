#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

namespace c = cub;
//> namespace c = hipcub;  // HP120@15
namespace prims = ::cub;
//> namespace prims = ::hipcub;  // HP120@21
using Sum = c::Sum;
c::CountingInputIterator<int> counting(0);
prims::BlockReduce<float, 64> *reduce;
