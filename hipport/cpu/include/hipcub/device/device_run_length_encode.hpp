// Runs of equal items.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_RUN_LENGTH_ENCODE_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_RUN_LENGTH_ENCODE_HPP

#include "hipcub/detail/device.hpp"

namespace hipcub {

struct DeviceRunLengthEncode {
    template <class I, class U, class C, class N, class Count>
    static hipError_t Encode(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, U d_unique_out, C d_counts_out,
                             N d_num_runs_out, Count num_items, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm("hipcub::DeviceRunLengthEncode::Encode", d_temp_storage, temp_storage_bytes,
                                        bytes, stream, [=]() mutable {
                                            const auto from = detail::raw(d_in);
                                            const auto count = static_cast<ptrdiff_t>(num_items);
                                            ptrdiff_t runs = 0;
                                            for (ptrdiff_t begin = 0, end; begin < count; begin = end) {
                                                for (end = begin + 1; end < count && from[end - 1] == from[end];) ++end;
                                                detail::raw(d_unique_out)[runs] = from[begin];
                                                detail::raw(d_counts_out)[runs++] = end - begin;
                                            }
                                            *detail::raw(d_num_runs_out) = runs;
                                        });
    }
    template <class I, class B, class C, class N, class Count>
    static hipError_t NonTrivialRuns(void* d_temp_storage, size_t& temp_storage_bytes, I d_in, B d_offsets_out,
                                     C d_lengths_out, N d_num_runs_out, Count num_items, hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_items) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm("hipcub::DeviceRunLengthEncode::NonTrivialRuns", d_temp_storage,
                                        temp_storage_bytes, bytes, stream, [=]() mutable {
                                            const auto from = detail::raw(d_in);
                                            const auto count = static_cast<ptrdiff_t>(num_items);
                                            ptrdiff_t runs = 0;
                                            for (ptrdiff_t begin = 0, end; begin < count; begin = end) {
                                                for (end = begin + 1; end < count && from[end - 1] == from[end];) ++end;
                                                if (end - begin == 1) continue;
                                                detail::raw(d_offsets_out)[runs] = begin;
                                                detail::raw(d_lengths_out)[runs++] = end - begin;
                                            }
                                            *detail::raw(d_num_runs_out) = runs;
                                        });
    }
};

}  // namespace hipcub

#endif
