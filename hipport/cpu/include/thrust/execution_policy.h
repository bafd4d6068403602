// The policies: where an algorithm runs.

#ifndef HIPPORT_CPU_THRUST_EXECUTION_POLICY_H
#define HIPPORT_CPU_THRUST_EXECUTION_POLICY_H

#include "thrust/detail/system.h"

namespace thrust {

inline constexpr detail::Policy host{false, true, nullptr};
inline constexpr detail::Policy seq{false, true, nullptr};
inline constexpr detail::Policy device{true, true, nullptr};

namespace hip {
inline constexpr detail::StreamPolicy par{true, nullptr};
inline constexpr detail::StreamPolicy par_nosync{false, nullptr};
}  // namespace hip
namespace system {
namespace hip = ::thrust::hip;
}

}  // namespace thrust

#endif
