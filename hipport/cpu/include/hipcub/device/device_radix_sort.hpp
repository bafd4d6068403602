// Stable sorts by bits of the keys.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_RADIX_SORT_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_RADIX_SORT_HPP

#include "hipcub/detail/sorts.hpp"

namespace hipcub {

struct DeviceRadixSort {
    template <class Key, class Count>
    static hipError_t SortKeys(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in, Key* d_keys_out,
                               Count num_items, int begin_bit = 0, int end_bit = 8 * sizeof(Key),
                               hipStream_t stream = nullptr) {
        return detail::submit_sort(
            "hipcub::DeviceRadixSort::SortKeys", d_temp_storage, temp_storage_bytes, static_cast<ptrdiff_t>(num_items),
            detail::OneRange{static_cast<ptrdiff_t>(num_items)}, d_keys_in, d_keys_out, detail::NoValues(),
            detail::NoValues(), detail::ByDigits<Key, false>{begin_bit, end_bit}, stream);
    }
    template <class Key, class Count>
    static hipError_t SortKeys(void* d_temp_storage, size_t& temp_storage_bytes, DoubleBuffer<Key>& d_keys,
                               Count num_items, int begin_bit = 0, int end_bit = 8 * sizeof(Key),
                               hipStream_t stream = nullptr) {
        const hipError_t error = detail::submit_sort(
            "hipcub::DeviceRadixSort::SortKeys", d_temp_storage, temp_storage_bytes, static_cast<ptrdiff_t>(num_items),
            detail::OneRange{static_cast<ptrdiff_t>(num_items)}, d_keys.Current(), d_keys.Alternate(),
            detail::NoValues(), detail::NoValues(), detail::ByDigits<Key, false>{begin_bit, end_bit}, stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
        }
        return error;
    }
    template <class Key, class Count>
    static hipError_t SortKeysDescending(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in,
                                         Key* d_keys_out, Count num_items, int begin_bit = 0,
                                         int end_bit = 8 * sizeof(Key), hipStream_t stream = nullptr) {
        return detail::submit_sort("hipcub::DeviceRadixSort::SortKeysDescending", d_temp_storage, temp_storage_bytes,
                                   static_cast<ptrdiff_t>(num_items),
                                   detail::OneRange{static_cast<ptrdiff_t>(num_items)}, d_keys_in, d_keys_out,
                                   detail::NoValues(), detail::NoValues(),
                                   detail::ByDigits<Key, true>{begin_bit, end_bit}, stream);
    }
    template <class Key, class Count>
    static hipError_t SortKeysDescending(void* d_temp_storage, size_t& temp_storage_bytes, DoubleBuffer<Key>& d_keys,
                                         Count num_items, int begin_bit = 0, int end_bit = 8 * sizeof(Key),
                                         hipStream_t stream = nullptr) {
        const hipError_t error =
            detail::submit_sort("hipcub::DeviceRadixSort::SortKeysDescending", d_temp_storage, temp_storage_bytes,
                                static_cast<ptrdiff_t>(num_items), detail::OneRange{static_cast<ptrdiff_t>(num_items)},
                                d_keys.Current(), d_keys.Alternate(), detail::NoValues(), detail::NoValues(),
                                detail::ByDigits<Key, true>{begin_bit, end_bit}, stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
        }
        return error;
    }
    template <class Key, class Value, class Count>
    static hipError_t SortPairs(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in, Key* d_keys_out,
                                const Value* d_values_in, Value* d_values_out, Count num_items, int begin_bit = 0,
                                int end_bit = 8 * sizeof(Key), hipStream_t stream = nullptr) {
        return detail::submit_sort("hipcub::DeviceRadixSort::SortPairs", d_temp_storage, temp_storage_bytes,
                                   static_cast<ptrdiff_t>(num_items),
                                   detail::OneRange{static_cast<ptrdiff_t>(num_items)}, d_keys_in, d_keys_out,
                                   d_values_in, d_values_out, detail::ByDigits<Key, false>{begin_bit, end_bit}, stream);
    }
    template <class Key, class Value, class Count>
    static hipError_t SortPairs(void* d_temp_storage, size_t& temp_storage_bytes, DoubleBuffer<Key>& d_keys,
                                DoubleBuffer<Value>& d_values, Count num_items, int begin_bit = 0,
                                int end_bit = 8 * sizeof(Key), hipStream_t stream = nullptr) {
        const hipError_t error = detail::submit_sort(
            "hipcub::DeviceRadixSort::SortPairs", d_temp_storage, temp_storage_bytes, static_cast<ptrdiff_t>(num_items),
            detail::OneRange{static_cast<ptrdiff_t>(num_items)}, d_keys.Current(), d_keys.Alternate(),
            d_values.Current(), d_values.Alternate(), detail::ByDigits<Key, false>{begin_bit, end_bit}, stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
            detail::turn(d_temp_storage, d_values);
        }
        return error;
    }
    template <class Key, class Value, class Count>
    static hipError_t SortPairsDescending(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in,
                                          Key* d_keys_out, const Value* d_values_in, Value* d_values_out,
                                          Count num_items, int begin_bit = 0, int end_bit = 8 * sizeof(Key),
                                          hipStream_t stream = nullptr) {
        return detail::submit_sort("hipcub::DeviceRadixSort::SortPairsDescending", d_temp_storage, temp_storage_bytes,
                                   static_cast<ptrdiff_t>(num_items),
                                   detail::OneRange{static_cast<ptrdiff_t>(num_items)}, d_keys_in, d_keys_out,
                                   d_values_in, d_values_out, detail::ByDigits<Key, true>{begin_bit, end_bit}, stream);
    }
    template <class Key, class Value, class Count>
    static hipError_t SortPairsDescending(void* d_temp_storage, size_t& temp_storage_bytes, DoubleBuffer<Key>& d_keys,
                                          DoubleBuffer<Value>& d_values, Count num_items, int begin_bit = 0,
                                          int end_bit = 8 * sizeof(Key), hipStream_t stream = nullptr) {
        const hipError_t error =
            detail::submit_sort("hipcub::DeviceRadixSort::SortPairsDescending", d_temp_storage, temp_storage_bytes,
                                static_cast<ptrdiff_t>(num_items), detail::OneRange{static_cast<ptrdiff_t>(num_items)},
                                d_keys.Current(), d_keys.Alternate(), d_values.Current(), d_values.Alternate(),
                                detail::ByDigits<Key, true>{begin_bit, end_bit}, stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
            detail::turn(d_temp_storage, d_values);
        }
        return error;
    }
};

}  // namespace hipcub

#endif
