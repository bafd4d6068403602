// Accesses to volatile shared memory, before which the lanes of a wavefront meet that make them: translate.py puts calls
// of these functions around what may be one.

#ifndef HIPPORT_CPU_LOCK_STEP_H
#define HIPPORT_CPU_LOCK_STEP_H

#include <type_traits>

#include "hipport_cpu/convert.h"
#include "hipport_cpu/here.h"

namespace hipport_cpu {

// An object that is read or written next; what is not volatile, as it is.
template <class T>
HIPPORT_CPU_CONSTANT_INLINE T&& in_step(T&& object) {
    using Object = std::remove_reference_t<T>;
    if constexpr (std::is_volatile<Object>::value && !std::is_array<Object>::value) {
        hipport_cpu_step(__builtin_addressof(object));
    }
    return static_cast<T&&>(object);
}

// Where lanes meet again after a condition or a loop with such accesses, by a name that one of these has.
template <class T>
HIPPORT_CPU_CONSTANT_INLINE void rejoin(T&& object) {
    using Object = std::remove_reference_t<T>;
    if constexpr (std::is_pointer<Object>::value) {
        if constexpr (std::is_volatile<std::remove_pointer_t<Object>>::value) hipport_cpu_step(object);
    } else if constexpr (std::is_volatile<std::remove_all_extents_t<Object>>::value) {
        hipport_cpu_step(__builtin_addressof(object));
    }
}

// An object that an operator changes: all lanes read it before one of them writes.
template <class T>
class Updated {
  public:
    HIPPORT_CPU_INLINE explicit Updated(T& object) : object_(object) {}

#define HIPPORT_CPU_UPDATE(op)                                                     \
    template <class Right>                                                         \
    HIPPORT_CPU_INLINE decltype(auto) operator op##=(Right right) const {          \
        if constexpr (std::is_scalar<T>::value) {                                  \
            return assign(in_step(object_) op right);                              \
        } else {                                                                   \
            return object_ op##= static_cast<Right&&>(right);                      \
        }                                                                          \
    }
    HIPPORT_CPU_UPDATE(+)
    HIPPORT_CPU_UPDATE(-)
    HIPPORT_CPU_UPDATE(*)
    HIPPORT_CPU_UPDATE(/)
    HIPPORT_CPU_UPDATE(%)
    HIPPORT_CPU_UPDATE(&)
    HIPPORT_CPU_UPDATE(|)
    HIPPORT_CPU_UPDATE(^)
    HIPPORT_CPU_UPDATE(<<)
    HIPPORT_CPU_UPDATE(>>)
#undef HIPPORT_CPU_UPDATE

#define HIPPORT_CPU_UPDATE(op, sign)                                       \
    HIPPORT_CPU_INLINE decltype(auto) operator op() const {                \
        if constexpr (std::is_scalar<T>::value) {                          \
            return assign(in_step(object_) sign 1);                        \
        } else {                                                           \
            return op object_;                                             \
        }                                                                  \
    }                                                                      \
    HIPPORT_CPU_INLINE decltype(auto) operator op(int) const {             \
        if constexpr (std::is_scalar<T>::value) {                          \
            const std::remove_cv_t<T> before = in_step(object_);           \
            assign(before sign 1);                                         \
            return std::remove_cv_t<T>(before);                            \
        } else {                                                           \
            return object_ op;                                             \
        }                                                                  \
    }
    HIPPORT_CPU_UPDATE(++, +)
    HIPPORT_CPU_UPDATE(--, -)
#undef HIPPORT_CPU_UPDATE

  private:
    T& object_;

    template <class Value>
    HIPPORT_CPU_INLINE T& assign(Value value) const {
        in_step(object_) = cast<std::remove_cv_t<T>>(value);
        return object_;
    }
};

template <class T>
HIPPORT_CPU_INLINE Updated<std::remove_reference_t<T>> update_in_step(T&& object) {
    return Updated<std::remove_reference_t<T>>(object);
}

}  // namespace hipport_cpu

#endif
