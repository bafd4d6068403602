// Callbacks: functions of the program that give each element of the input, and take each of the output, in place of the
// arrays of a transform.

#ifndef HIPPORT_CPU_HIPFFT_CALLBACKS_H
#define HIPPORT_CPU_HIPFFT_CALLBACKS_H

#include <vector>

#include "host.h"
#include "hipfft/hipfftXt.h"

namespace hipport_cpu::fft {

// A function of the program, what it is given besides, and how much shared memory.
struct Callback {
    void* function = nullptr;
    void* data = nullptr;
    size_t shared_bytes = 0;
};

// Where the elements of one side of a transform are: their numbers and distances by dimension, the batch first.
struct Elements {
    std::vector<long long> counts, distances;
    bool is_real, is_double;

    size_t bytes_of_each() const { return (is_real ? 1 : 2) * (is_double ? sizeof(double) : sizeof(float)); }
    // Up to the last one.
    size_t bytes() const {
        long long last = 0;
        for (size_t i = 0; i < counts.size(); ++i) last += (counts[i] - 1) * distances[i];
        return static_cast<size_t>(last + 1) * bytes_of_each();
    }
};

// Calls `each` with the offset of every element.
template <class Each>
void each_offset(const Elements& elements, Each each, size_t dimension = 0, long long offset = 0) {
    if (dimension == elements.counts.size()) {
        each(static_cast<size_t>(offset));
        return;
    }
    for (long long i = 0; i < elements.counts[dimension]; ++i) {
        each_offset(elements, each, dimension + 1, offset + i * elements.distances[dimension]);
    }
}

// Calls `use` with a value of the type of the elements.
template <class Use>
void with_type(const Elements& elements, Use use) {
    if (elements.is_real) {
        elements.is_double ? use(hipfftDoubleReal{}) : use(hipfftReal{});
    } else {
        elements.is_double ? use(hipfftDoubleComplex{}) : use(hipfftComplex{});
    }
}

// What the callback gives for an array, where the array would be.
inline void load(const Callback& callback, const Elements& elements, void* array, void* to) {
    std::vector<char> shared(callback.shared_bytes);
    with_type(elements, [&](auto value) {
        using Value = decltype(value);
        const auto function = reinterpret_cast<Value (*)(void*, size_t, void*, void*)>(callback.function);
        each_offset(elements, [&](size_t offset) {
            static_cast<Value*>(to)[offset] = function(array, offset, callback.data, shared.data());
        });
    });
}

inline void store(const Callback& callback, const Elements& elements, const void* from, void* array) {
    std::vector<char> shared(callback.shared_bytes);
    with_type(elements, [&](auto value) {
        using Value = decltype(value);
        const auto function = reinterpret_cast<void (*)(void*, size_t, Value, void*, void*)>(callback.function);
        each_offset(elements, [&](size_t offset) {
            function(array, offset, static_cast<const Value*>(from)[offset], callback.data, shared.data());
        });
    });
}

// The side and the type of the elements that a callback is for.
struct CallbackSide {
    bool is_load, is_real, is_double;

    explicit CallbackSide(hipfftXtCallbackType type)
        : is_load(type < HIPFFT_CB_ST_COMPLEX),
          is_real((static_cast<int>(type) & 2) != 0),
          is_double((static_cast<int>(type) & 1) != 0) {}
};

}  // namespace hipport_cpu::fft

#endif
