// Two sorted sequences as one.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_MERGE_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_MERGE_HPP

#include "hipcub/detail/device.hpp"
#include "hipcub/thread/thread_operators.hpp"
#include "thrust/merge.h"

namespace hipcub {

struct DeviceMerge {
    template <class I, class J, class O, class Compare = hipcub::Less>
    static hipError_t MergeKeys(void* d_temp_storage, size_t& temp_storage_bytes, I keys_in1, int num_keys1, J keys_in2,
                                int num_keys2, O keys_out, Compare compare = Compare(), hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_keys1 + num_keys2) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceMerge::MergeKeys", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                thrust::detail::Merge{}(detail::raw(keys_in1), detail::raw(keys_in1) + num_keys1, detail::raw(keys_in2),
                                        detail::raw(keys_in2) + num_keys2, detail::raw(keys_out), compare);
            });
    }
    template <class I, class V, class J, class W, class O, class P, class Compare = hipcub::Less>
    static hipError_t MergePairs(void* d_temp_storage, size_t& temp_storage_bytes, I keys_in1, V values_in1,
                                 int num_pairs1, J keys_in2, W values_in2, int num_pairs2, O keys_out, P values_out,
                                 Compare compare = Compare(), hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_pairs1 + num_pairs2) * sizeof(detail::ValueOf<I>);
        return detail::submit_algorithm(
            "hipcub::DeviceMerge::MergePairs", d_temp_storage, temp_storage_bytes, bytes, stream, [=]() mutable {
                thrust::detail::MergeByKey{}(detail::raw(keys_in1), detail::raw(keys_in1) + num_pairs1,
                                             detail::raw(keys_in2), detail::raw(keys_in2) + num_pairs2,
                                             detail::raw(values_in1), detail::raw(values_in2), detail::raw(keys_out),
                                             detail::raw(values_out), compare);
            });
    }
};

}  // namespace hipcub

#endif
