// How many samples lie between levels.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_HISTOGRAM_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_HISTOGRAM_HPP

#include <algorithm>
#include <array>
#include <type_traits>
#include <vector>

#include "hipcub/detail/device.hpp"

namespace hipcub {

namespace detail {

// Bins of one width from `lower` up to `upper`.
template <class Level>
struct EvenBins {
    int bins;
    Level lower, upper;
    template <class Sample>
    int operator()(const Sample& sample) const {
        const auto level = static_cast<Level>(sample);
        if (!(level >= lower && level < upper)) return -1;
        if constexpr (std::is_integral<Level>::value) {
            const auto above = static_cast<unsigned long long>(level - lower);
            return static_cast<int>(above * static_cast<unsigned long long>(bins) /
                                    static_cast<unsigned long long>(upper - lower));
        } else {
            const int bin = static_cast<int>((level - lower) * (static_cast<Level>(bins) / (upper - lower)));
            return bin < bins ? bin : bins - 1;
        }
    }
};
// Bins between levels in memory of the device.
template <class Level>
struct LevelBins {
    int bins;
    const Level* levels;
    template <class Sample>
    int operator()(const Sample& sample) const {
        const auto level = static_cast<Level>(sample);
        const int bin = static_cast<int>(std::upper_bound(levels, levels + bins + 1, level) - levels) - 1;
        return bin < bins ? bin : -1;
    }
};

// Counts `columns` pixels of each row, whose samples of all channels follow each other; rows are `row_bytes` apart.
template <int channels, int active, class I, class Counter, class Bins>
hipError_t submit_histogram(const char* what, void* storage, size_t& storage_bytes, I samples,
                            std::array<Counter*, active> counts, std::array<Bins, active> bins_of, ptrdiff_t columns,
                            ptrdiff_t rows, size_t row_bytes, hipStream_t stream) {
    using Sample = ValueOf<I>;
    const size_t bytes = static_cast<size_t>(columns * rows) * sizeof(Sample);
    return submit_algorithm(what, storage, storage_bytes, bytes, stream, [=] {
        const auto row_samples = static_cast<ptrdiff_t>(row_bytes / sizeof(Sample));
        for (size_t channel = 0; channel < active; ++channel) {
            const Bins& bins = bins_of[channel];
            std::fill_n(counts[channel], bins.bins, Counter(0));
            for (ptrdiff_t row = 0; row < rows; ++row) {
                for (ptrdiff_t column = 0; column < columns; ++column) {
                    const ptrdiff_t at = row * row_samples + column * channels + static_cast<ptrdiff_t>(channel);
                    const int bin = bins(raw(samples)[at]);
                    if (bin >= 0) ++counts[channel][bin];
                }
            }
        }
    });
}

// The bins of each channel.
template <class Level, size_t active>
std::array<EvenBins<Level>, active> even_bins(const int* levels, const Level* lower, const Level* upper) {
    std::array<EvenBins<Level>, active> result;
    for (size_t i = 0; i < active; ++i) result[i] = {levels[i] - 1, lower[i], upper[i]};
    return result;
}
template <class Level, size_t active>
std::array<LevelBins<Level>, active> level_bins(const int* numbers, const Level* const* levels) {
    std::array<LevelBins<Level>, active> result;
    for (size_t i = 0; i < active; ++i) result[i] = {numbers[i] - 1, levels[i]};
    return result;
}
template <size_t active, class Counter>
std::array<Counter*, active> all_counts(Counter* const* histograms) {
    std::array<Counter*, active> result;
    std::copy_n(histograms, active, result.begin());
    return result;
}

}  // namespace detail

struct DeviceHistogram {
    template <class I, class Counter, class Level, class Offset>
    static hipError_t HistogramEven(void* d_temp_storage, size_t& temp_storage_bytes, I d_samples, Counter* d_histogram,
                                    int num_levels, Level lower_level, Level upper_level, Offset num_samples,
                                    hipStream_t stream = nullptr) {
        return HistogramEven(d_temp_storage, temp_storage_bytes, d_samples, d_histogram, num_levels, lower_level,
                             upper_level, num_samples, Offset(1),
                             static_cast<size_t>(num_samples) * sizeof(detail::ValueOf<I>), stream);
    }
    template <class I, class Counter, class Level, class Offset>
    static hipError_t HistogramEven(void* d_temp_storage, size_t& temp_storage_bytes, I d_samples, Counter* d_histogram,
                                    int num_levels, Level lower_level, Level upper_level, Offset num_row_samples,
                                    Offset num_rows, size_t row_stride_bytes, hipStream_t stream = nullptr) {
        return detail::submit_histogram<1, 1>("hipcub::DeviceHistogram::HistogramEven", d_temp_storage,
                                              temp_storage_bytes, d_samples, detail::all_counts<1>(&d_histogram),
                                              detail::even_bins<Level, 1>(&num_levels, &lower_level, &upper_level),
                                              num_row_samples, num_rows, row_stride_bytes, stream);
    }
    template <int channels, int active, class I, class Counter, class Level, class Offset>
    static hipError_t MultiHistogramEven(void* d_temp_storage, size_t& temp_storage_bytes, I d_samples,
                                         Counter* const* d_histogram, const int* num_levels, const Level* lower_level,
                                         const Level* upper_level, Offset num_pixels, hipStream_t stream = nullptr) {
        return MultiHistogramEven<channels, active>(
            d_temp_storage, temp_storage_bytes, d_samples, d_histogram, num_levels, lower_level, upper_level,
            num_pixels, Offset(1), static_cast<size_t>(num_pixels) * channels * sizeof(detail::ValueOf<I>), stream);
    }
    template <int channels, int active, class I, class Counter, class Level, class Offset>
    static hipError_t MultiHistogramEven(void* d_temp_storage, size_t& temp_storage_bytes, I d_samples,
                                         Counter* const* d_histogram, const int* num_levels, const Level* lower_level,
                                         const Level* upper_level, Offset num_row_pixels, Offset num_rows,
                                         size_t row_stride_bytes, hipStream_t stream = nullptr) {
        return detail::submit_histogram<channels, active>(
            "hipcub::DeviceHistogram::MultiHistogramEven", d_temp_storage, temp_storage_bytes, d_samples,
            detail::all_counts<active>(d_histogram),
            detail::even_bins<Level, active>(num_levels, lower_level, upper_level), num_row_pixels, num_rows,
            row_stride_bytes, stream);
    }
    template <class I, class Counter, class Level, class Offset>
    static hipError_t HistogramRange(void* d_temp_storage, size_t& temp_storage_bytes, I d_samples,
                                     Counter* d_histogram, int num_levels, const Level* d_levels, Offset num_samples,
                                     hipStream_t stream = nullptr) {
        return HistogramRange(d_temp_storage, temp_storage_bytes, d_samples, d_histogram, num_levels, d_levels,
                              num_samples, Offset(1), static_cast<size_t>(num_samples) * sizeof(detail::ValueOf<I>),
                              stream);
    }
    template <class I, class Counter, class Level, class Offset>
    static hipError_t HistogramRange(void* d_temp_storage, size_t& temp_storage_bytes, I d_samples,
                                     Counter* d_histogram, int num_levels, const Level* d_levels,
                                     Offset num_row_samples, Offset num_rows, size_t row_stride_bytes,
                                     hipStream_t stream = nullptr) {
        return detail::submit_histogram<1, 1>("hipcub::DeviceHistogram::HistogramRange", d_temp_storage,
                                              temp_storage_bytes, d_samples, detail::all_counts<1>(&d_histogram),
                                              detail::level_bins<Level, 1>(&num_levels, &d_levels), num_row_samples,
                                              num_rows, row_stride_bytes, stream);
    }
    template <int channels, int active, class I, class Counter, class Level, class Offset>
    static hipError_t MultiHistogramRange(void* d_temp_storage, size_t& temp_storage_bytes, I d_samples,
                                          Counter* const* d_histogram, const int* num_levels,
                                          const Level* const* d_levels, Offset num_pixels,
                                          hipStream_t stream = nullptr) {
        return MultiHistogramRange<channels, active>(
            d_temp_storage, temp_storage_bytes, d_samples, d_histogram, num_levels, d_levels, num_pixels, Offset(1),
            static_cast<size_t>(num_pixels) * channels * sizeof(detail::ValueOf<I>), stream);
    }
    template <int channels, int active, class I, class Counter, class Level, class Offset>
    static hipError_t MultiHistogramRange(void* d_temp_storage, size_t& temp_storage_bytes, I d_samples,
                                          Counter* const* d_histogram, const int* num_levels,
                                          const Level* const* d_levels, Offset num_row_pixels, Offset num_rows,
                                          size_t row_stride_bytes, hipStream_t stream = nullptr) {
        return detail::submit_histogram<channels, active>(
            "hipcub::DeviceHistogram::MultiHistogramRange", d_temp_storage, temp_storage_bytes, d_samples,
            detail::all_counts<active>(d_histogram), detail::level_bins<Level, active>(num_levels, d_levels),
            num_row_pixels, num_rows, row_stride_bytes, stream);
    }
};

}  // namespace hipcub

#endif
