// Device-wide algorithms: first asked for the size of their temporary storage, then submitted to a stream.

#ifndef HIPPORT_CPU_HIPCUB_DETAIL_DEVICE_HPP
#define HIPPORT_CPU_HIPCUB_DETAIL_DEVICE_HPP

#include <hip/hip_runtime.h>
#include <string.h>

#include "hipport_cpu/libraries/iterators.h"
#include "hipport_cpu/libraries/tasks.h"
#include "hipcub/util_type.hpp"

namespace hipcub {

namespace detail {

using hipport_cpu::raw;
using hipport_cpu::ValueOf;

// Submits `work` on `bytes` of input, or says how much temporary storage that needs where none is given. The storage is
// written to, so that a program that frees it too early, or uses it for two streams, is found.
template <class Work>
hipError_t submit_algorithm(const char* what, void* storage, size_t& storage_bytes, size_t bytes, hipStream_t stream,
                            Work work) {
    const size_t needed = 256 + bytes / 16;
    if (storage == nullptr) return storage_bytes = needed, hipSuccess;
    if (storage_bytes < needed) return hipErrorInvalidValue;
    return hipport_cpu::submit_work(stream, what, [storage, needed, work]() mutable {
        memset(storage, 0xa5, needed);
        work();
    });
}

}  // namespace detail

}  // namespace hipcub

#endif
