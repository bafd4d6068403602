// Pairs: those of C++.

#ifndef HIPPORT_CPU_THRUST_PAIR_H
#define HIPPORT_CPU_THRUST_PAIR_H

#include <utility>

namespace thrust {

using std::get;
using std::pair;
using std::swap;  // that of Thrust is found for all its types
using std::tuple_element;
using std::tuple_size;

// By values, as Thrust's: with types that the caller names, arguments may be variables.
template <class T1, class T2>
inline pair<T1, T2> make_pair(T1 first, T2 second) {
    return pair<T1, T2>(first, second);
}

}  // namespace thrust

#endif
