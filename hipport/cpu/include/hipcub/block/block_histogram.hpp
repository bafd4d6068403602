// How often each bin occurs among the items of a block.

#ifndef HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_HISTOGRAM_HPP
#define HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_HISTOGRAM_HPP

#include "hipcub/detail/storage.hpp"

namespace hipcub {

enum BlockHistogramAlgorithm { BLOCK_HISTO_ATOMIC, BLOCK_HISTO_SORT };

template <class T, int BLOCK_DIM_X, int ITEMS_PER_THREAD, int BINS,
          BlockHistogramAlgorithm ALGORITHM = BLOCK_HISTO_SORT, int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int ARCH = 0>
class BlockHistogram : public detail::Collective<detail::NoStorage> {
    using Super = detail::Collective<detail::NoStorage>;

  public:
    BlockHistogram() = default;
    explicit BlockHistogram(typename Super::TempStorage& storage) : Super(storage) {}

    template <class Counter>
    void InitHistogram(Counter histogram[BINS]) {
        for (int bin = rank_; bin < BINS; bin += BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z) histogram[bin] = 0;
    }
    template <class Counter>
    void Composite(T (&items)[ITEMS_PER_THREAD], Counter histogram[BINS]) {
        for (const T& item : items) atomicAdd(&histogram[item], Counter(1));
    }
    template <class Counter>
    void Histogram(T (&items)[ITEMS_PER_THREAD], Counter histogram[BINS]) {
        InitHistogram(histogram);
        __syncthreads();
        Composite(items, histogram);
    }
};

}  // namespace hipcub

#endif
