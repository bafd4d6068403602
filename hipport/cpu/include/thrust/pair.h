// Pairs: those of C++.

#ifndef HIPPORT_CPU_THRUST_PAIR_H
#define HIPPORT_CPU_THRUST_PAIR_H

#include <utility>

namespace thrust {

using std::get;
using std::make_pair;
using std::pair;
using std::swap;  // that of Thrust is found for all its types
using std::tuple_element;
using std::tuple_size;

}  // namespace thrust

#endif
