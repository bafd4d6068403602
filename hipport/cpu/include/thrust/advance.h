// Steps of iterators.

#ifndef HIPPORT_CPU_THRUST_ADVANCE_H
#define HIPPORT_CPU_THRUST_ADVANCE_H

#include <iterator>

namespace thrust {
using std::advance;
using std::next;
using std::prev;

}  // namespace thrust

#endif
