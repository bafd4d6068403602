// Sorts of many segments.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_SEGMENTED_SORT_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_SEGMENTED_SORT_HPP

#include "hipcub/detail/sorts.hpp"
#include "hipcub/thread/thread_operators.hpp"

namespace hipcub {

struct DeviceSegmentedSort {
    template <class Key, class B, class E, class Count>
    static hipError_t SortKeys(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in, Key* d_keys_out,
                               Count num_items, int num_segments, B d_begin_offsets, E d_end_offsets,
                               hipStream_t stream = nullptr) {
        return detail::submit_sort("hipcub::DeviceSegmentedSort::SortKeys", d_temp_storage, temp_storage_bytes,
                                   static_cast<ptrdiff_t>(num_items),
                                   detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets}, d_keys_in,
                                   d_keys_out, detail::NoValues(), detail::NoValues(), hipcub::Less(), stream);
    }
    template <class Key, class B, class E, class Count>
    static hipError_t SortKeys(void* d_temp_storage, size_t& temp_storage_bytes, DoubleBuffer<Key>& d_keys,
                               Count num_items, int num_segments, B d_begin_offsets, E d_end_offsets,
                               hipStream_t stream = nullptr) {
        const hipError_t error = detail::submit_sort(
            "hipcub::DeviceSegmentedSort::SortKeys", d_temp_storage, temp_storage_bytes,
            static_cast<ptrdiff_t>(num_items), detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets},
            d_keys.Current(), d_keys.Alternate(), detail::NoValues(), detail::NoValues(), hipcub::Less(), stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
        }
        return error;
    }
    template <class Key, class B, class E, class Count>
    static hipError_t SortKeysDescending(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in,
                                         Key* d_keys_out, Count num_items, int num_segments, B d_begin_offsets,
                                         E d_end_offsets, hipStream_t stream = nullptr) {
        return detail::submit_sort("hipcub::DeviceSegmentedSort::SortKeysDescending", d_temp_storage,
                                   temp_storage_bytes, static_cast<ptrdiff_t>(num_items),
                                   detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets}, d_keys_in,
                                   d_keys_out, detail::NoValues(), detail::NoValues(), std::greater<>(), stream);
    }
    template <class Key, class B, class E, class Count>
    static hipError_t SortKeysDescending(void* d_temp_storage, size_t& temp_storage_bytes, DoubleBuffer<Key>& d_keys,
                                         Count num_items, int num_segments, B d_begin_offsets, E d_end_offsets,
                                         hipStream_t stream = nullptr) {
        const hipError_t error = detail::submit_sort(
            "hipcub::DeviceSegmentedSort::SortKeysDescending", d_temp_storage, temp_storage_bytes,
            static_cast<ptrdiff_t>(num_items), detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets},
            d_keys.Current(), d_keys.Alternate(), detail::NoValues(), detail::NoValues(), std::greater<>(), stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
        }
        return error;
    }
    template <class Key, class Value, class B, class E, class Count>
    static hipError_t SortPairs(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in, Key* d_keys_out,
                                const Value* d_values_in, Value* d_values_out, Count num_items, int num_segments,
                                B d_begin_offsets, E d_end_offsets, hipStream_t stream = nullptr) {
        return detail::submit_sort("hipcub::DeviceSegmentedSort::SortPairs", d_temp_storage, temp_storage_bytes,
                                   static_cast<ptrdiff_t>(num_items),
                                   detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets}, d_keys_in,
                                   d_keys_out, d_values_in, d_values_out, hipcub::Less(), stream);
    }
    template <class Key, class Value, class B, class E, class Count>
    static hipError_t SortPairs(void* d_temp_storage, size_t& temp_storage_bytes, DoubleBuffer<Key>& d_keys,
                                DoubleBuffer<Value>& d_values, Count num_items, int num_segments, B d_begin_offsets,
                                E d_end_offsets, hipStream_t stream = nullptr) {
        const hipError_t error = detail::submit_sort(
            "hipcub::DeviceSegmentedSort::SortPairs", d_temp_storage, temp_storage_bytes,
            static_cast<ptrdiff_t>(num_items), detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets},
            d_keys.Current(), d_keys.Alternate(), d_values.Current(), d_values.Alternate(), hipcub::Less(), stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
            detail::turn(d_temp_storage, d_values);
        }
        return error;
    }
    template <class Key, class Value, class B, class E, class Count>
    static hipError_t SortPairsDescending(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in,
                                          Key* d_keys_out, const Value* d_values_in, Value* d_values_out,
                                          Count num_items, int num_segments, B d_begin_offsets, E d_end_offsets,
                                          hipStream_t stream = nullptr) {
        return detail::submit_sort("hipcub::DeviceSegmentedSort::SortPairsDescending", d_temp_storage,
                                   temp_storage_bytes, static_cast<ptrdiff_t>(num_items),
                                   detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets}, d_keys_in,
                                   d_keys_out, d_values_in, d_values_out, std::greater<>(), stream);
    }
    template <class Key, class Value, class B, class E, class Count>
    static hipError_t SortPairsDescending(void* d_temp_storage, size_t& temp_storage_bytes, DoubleBuffer<Key>& d_keys,
                                          DoubleBuffer<Value>& d_values, Count num_items, int num_segments,
                                          B d_begin_offsets, E d_end_offsets, hipStream_t stream = nullptr) {
        const hipError_t error = detail::submit_sort(
            "hipcub::DeviceSegmentedSort::SortPairsDescending", d_temp_storage, temp_storage_bytes,
            static_cast<ptrdiff_t>(num_items), detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets},
            d_keys.Current(), d_keys.Alternate(), d_values.Current(), d_values.Alternate(), std::greater<>(), stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
            detail::turn(d_temp_storage, d_values);
        }
        return error;
    }
    template <class Key, class B, class E, class Count>
    static hipError_t StableSortKeys(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in,
                                     Key* d_keys_out, Count num_items, int num_segments, B d_begin_offsets,
                                     E d_end_offsets, hipStream_t stream = nullptr) {
        return detail::submit_sort("hipcub::DeviceSegmentedSort::StableSortKeys", d_temp_storage, temp_storage_bytes,
                                   static_cast<ptrdiff_t>(num_items),
                                   detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets}, d_keys_in,
                                   d_keys_out, detail::NoValues(), detail::NoValues(), hipcub::Less(), stream);
    }
    template <class Key, class B, class E, class Count>
    static hipError_t StableSortKeys(void* d_temp_storage, size_t& temp_storage_bytes, DoubleBuffer<Key>& d_keys,
                                     Count num_items, int num_segments, B d_begin_offsets, E d_end_offsets,
                                     hipStream_t stream = nullptr) {
        const hipError_t error = detail::submit_sort(
            "hipcub::DeviceSegmentedSort::StableSortKeys", d_temp_storage, temp_storage_bytes,
            static_cast<ptrdiff_t>(num_items), detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets},
            d_keys.Current(), d_keys.Alternate(), detail::NoValues(), detail::NoValues(), hipcub::Less(), stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
        }
        return error;
    }
    template <class Key, class B, class E, class Count>
    static hipError_t StableSortKeysDescending(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in,
                                               Key* d_keys_out, Count num_items, int num_segments, B d_begin_offsets,
                                               E d_end_offsets, hipStream_t stream = nullptr) {
        return detail::submit_sort("hipcub::DeviceSegmentedSort::StableSortKeysDescending", d_temp_storage,
                                   temp_storage_bytes, static_cast<ptrdiff_t>(num_items),
                                   detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets}, d_keys_in,
                                   d_keys_out, detail::NoValues(), detail::NoValues(), std::greater<>(), stream);
    }
    template <class Key, class B, class E, class Count>
    static hipError_t StableSortKeysDescending(void* d_temp_storage, size_t& temp_storage_bytes,
                                               DoubleBuffer<Key>& d_keys, Count num_items, int num_segments,
                                               B d_begin_offsets, E d_end_offsets, hipStream_t stream = nullptr) {
        const hipError_t error = detail::submit_sort(
            "hipcub::DeviceSegmentedSort::StableSortKeysDescending", d_temp_storage, temp_storage_bytes,
            static_cast<ptrdiff_t>(num_items), detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets},
            d_keys.Current(), d_keys.Alternate(), detail::NoValues(), detail::NoValues(), std::greater<>(), stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
        }
        return error;
    }
    template <class Key, class Value, class B, class E, class Count>
    static hipError_t StableSortPairs(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in,
                                      Key* d_keys_out, const Value* d_values_in, Value* d_values_out, Count num_items,
                                      int num_segments, B d_begin_offsets, E d_end_offsets,
                                      hipStream_t stream = nullptr) {
        return detail::submit_sort("hipcub::DeviceSegmentedSort::StableSortPairs", d_temp_storage, temp_storage_bytes,
                                   static_cast<ptrdiff_t>(num_items),
                                   detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets}, d_keys_in,
                                   d_keys_out, d_values_in, d_values_out, hipcub::Less(), stream);
    }
    template <class Key, class Value, class B, class E, class Count>
    static hipError_t StableSortPairs(void* d_temp_storage, size_t& temp_storage_bytes, DoubleBuffer<Key>& d_keys,
                                      DoubleBuffer<Value>& d_values, Count num_items, int num_segments,
                                      B d_begin_offsets, E d_end_offsets, hipStream_t stream = nullptr) {
        const hipError_t error = detail::submit_sort(
            "hipcub::DeviceSegmentedSort::StableSortPairs", d_temp_storage, temp_storage_bytes,
            static_cast<ptrdiff_t>(num_items), detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets},
            d_keys.Current(), d_keys.Alternate(), d_values.Current(), d_values.Alternate(), hipcub::Less(), stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
            detail::turn(d_temp_storage, d_values);
        }
        return error;
    }
    template <class Key, class Value, class B, class E, class Count>
    static hipError_t StableSortPairsDescending(void* d_temp_storage, size_t& temp_storage_bytes, const Key* d_keys_in,
                                                Key* d_keys_out, const Value* d_values_in, Value* d_values_out,
                                                Count num_items, int num_segments, B d_begin_offsets, E d_end_offsets,
                                                hipStream_t stream = nullptr) {
        return detail::submit_sort("hipcub::DeviceSegmentedSort::StableSortPairsDescending", d_temp_storage,
                                   temp_storage_bytes, static_cast<ptrdiff_t>(num_items),
                                   detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets}, d_keys_in,
                                   d_keys_out, d_values_in, d_values_out, std::greater<>(), stream);
    }
    template <class Key, class Value, class B, class E, class Count>
    static hipError_t StableSortPairsDescending(void* d_temp_storage, size_t& temp_storage_bytes,
                                                DoubleBuffer<Key>& d_keys, DoubleBuffer<Value>& d_values,
                                                Count num_items, int num_segments, B d_begin_offsets, E d_end_offsets,
                                                hipStream_t stream = nullptr) {
        const hipError_t error = detail::submit_sort(
            "hipcub::DeviceSegmentedSort::StableSortPairsDescending", d_temp_storage, temp_storage_bytes,
            static_cast<ptrdiff_t>(num_items), detail::Segments<B, E>{num_segments, d_begin_offsets, d_end_offsets},
            d_keys.Current(), d_keys.Alternate(), d_values.Current(), d_values.Alternate(), std::greater<>(), stream);
        if (error == hipSuccess) {
            detail::turn(d_temp_storage, d_keys);
            detail::turn(d_temp_storage, d_values);
        }
        return error;
    }
};

}  // namespace hipcub

#endif
