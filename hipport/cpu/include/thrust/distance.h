// Distances of iterators.

#ifndef HIPPORT_CPU_THRUST_DISTANCE_H
#define HIPPORT_CPU_THRUST_DISTANCE_H

#include <iterator>

namespace thrust {
using std::distance;

}  // namespace thrust

#endif
