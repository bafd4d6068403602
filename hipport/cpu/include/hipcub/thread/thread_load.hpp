// Loads with hints about caches, which memory here has none of.

#ifndef HIPPORT_CPU_HIPCUB_THREAD_THREAD_LOAD_HPP
#define HIPPORT_CPU_HIPCUB_THREAD_THREAD_LOAD_HPP

#include "hipcub/util_type.hpp"

namespace hipcub {

enum CacheLoadModifier { LOAD_DEFAULT, LOAD_CA, LOAD_CG, LOAD_CS, LOAD_CV, LOAD_LDG, LOAD_VOLATILE };

template <CacheLoadModifier modifier, class I>
auto ThreadLoad(I at) {
    return *at;
}

}  // namespace hipcub

#endif
