// Stable sorts by a function.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_MERGE_SORT_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_MERGE_SORT_HPP

#include "hipcub/detail/sorts.hpp"

namespace hipcub {

struct DeviceMergeSort {
    template <class K, class V, class Count, class Compare>
    static hipError_t SortPairs(void* d_temp_storage, size_t& temp_storage_bytes, K d_keys, V d_items, Count num_items,
                                Compare compare, hipStream_t stream = nullptr) {
        return submit("hipcub::DeviceMergeSort::SortPairs", d_temp_storage, temp_storage_bytes, d_keys, d_keys, d_items,
                      d_items, num_items, compare, stream);
    }
    template <class K, class Count, class Compare>
    static hipError_t SortKeys(void* d_temp_storage, size_t& temp_storage_bytes, K d_keys, Count num_items,
                               Compare compare, hipStream_t stream = nullptr) {
        return submit("hipcub::DeviceMergeSort::SortKeys", d_temp_storage, temp_storage_bytes, d_keys, d_keys,
                      detail::NoValues(), detail::NoValues(), num_items, compare, stream);
    }
    template <class K, class L, class Count, class Compare>
    static hipError_t SortKeysCopy(void* d_temp_storage, size_t& temp_storage_bytes, K d_input_keys, L d_output_keys,
                                   Count num_items, Compare compare, hipStream_t stream = nullptr) {
        return submit("hipcub::DeviceMergeSort::SortKeysCopy", d_temp_storage, temp_storage_bytes, d_input_keys,
                      d_output_keys, detail::NoValues(), detail::NoValues(), num_items, compare, stream);
    }
    template <class K, class V, class Count, class Compare>
    static hipError_t StableSortPairs(void* d_temp_storage, size_t& temp_storage_bytes, K d_keys, V d_items,
                                      Count num_items, Compare compare, hipStream_t stream = nullptr) {
        return submit("hipcub::DeviceMergeSort::StableSortPairs", d_temp_storage, temp_storage_bytes, d_keys, d_keys,
                      d_items, d_items, num_items, compare, stream);
    }
    template <class K, class Count, class Compare>
    static hipError_t StableSortKeys(void* d_temp_storage, size_t& temp_storage_bytes, K d_keys, Count num_items,
                                     Compare compare, hipStream_t stream = nullptr) {
        return submit("hipcub::DeviceMergeSort::StableSortKeys", d_temp_storage, temp_storage_bytes, d_keys, d_keys,
                      detail::NoValues(), detail::NoValues(), num_items, compare, stream);
    }
    template <class K, class L, class Count, class Compare>
    static hipError_t StableSortKeysCopy(void* d_temp_storage, size_t& temp_storage_bytes, K d_input_keys,
                                         L d_output_keys, Count num_items, Compare compare,
                                         hipStream_t stream = nullptr) {
        return submit("hipcub::DeviceMergeSort::StableSortKeysCopy", d_temp_storage, temp_storage_bytes, d_input_keys,
                      d_output_keys, detail::NoValues(), detail::NoValues(), num_items, compare, stream);
    }
    template <class K, class V, class L, class W, class Count, class Compare>
    static hipError_t SortPairsCopy(void* d_temp_storage, size_t& temp_storage_bytes, K d_input_keys, V d_input_items,
                                    L d_output_keys, W d_output_items, Count num_items, Compare compare,
                                    hipStream_t stream = nullptr) {
        return submit("hipcub::DeviceMergeSort::SortPairsCopy", d_temp_storage, temp_storage_bytes, d_input_keys,
                      d_output_keys, d_input_items, d_output_items, num_items, compare, stream);
    }

  private:
    template <class K, class L, class V, class W, class Count, class Compare>
    static hipError_t submit(const char* what, void* storage, size_t& bytes, K keys_in, L keys_out, V values_in,
                             W values_out, Count num_items, Compare compare, hipStream_t stream) {
        const auto count = static_cast<ptrdiff_t>(num_items);
        return detail::submit_sort(what, storage, bytes, count, detail::OneRange{count}, keys_in, keys_out, values_in,
                                   values_out, compare, stream);
    }
};

}  // namespace hipcub

#endif
