// Stores with hints about caches, which memory here has none of.

#ifndef HIPPORT_CPU_HIPCUB_THREAD_THREAD_STORE_HPP
#define HIPPORT_CPU_HIPCUB_THREAD_THREAD_STORE_HPP

#include "hipcub/util_type.hpp"

namespace hipcub {

enum CacheStoreModifier { STORE_DEFAULT, STORE_WB, STORE_CG, STORE_CS, STORE_WT, STORE_VOLATILE };

template <CacheStoreModifier modifier, class I, class T>
void ThreadStore(I at, T value) {
    *at = value;
}

}  // namespace hipcub

#endif
