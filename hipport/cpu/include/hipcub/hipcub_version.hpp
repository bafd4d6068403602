// The version of hipCUB that this is like.

#ifndef HIPPORT_CPU_HIPCUB_HIPCUB_VERSION_HPP
#define HIPPORT_CPU_HIPCUB_HIPCUB_VERSION_HPP

#include "hipcub/util_macro.hpp"

namespace hipcub {

#define HIPCUB_VERSION 400200
#define HIPCUB_VERSION_MAJOR 4
#define HIPCUB_VERSION_MINOR 2
#define HIPCUB_VERSION_PATCH 0

}  // namespace hipcub

#endif
