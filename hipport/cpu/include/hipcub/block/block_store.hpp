// Items of a block to memory, each thread with items that follow each other.

#ifndef HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_STORE_HPP
#define HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_STORE_HPP

#include "hipcub/block/block_exchange.hpp"

namespace hipcub {

template <class T, int items, class I>
void StoreDirectBlocked(int thread, I to, T (&from)[items], int valid) {
    for (int i = 0; i < items; ++i) {
        if (thread * items + i < valid) to[thread * items + i] = from[i];
    }
}
template <class T, int items, class I>
void StoreDirectBlocked(int thread, I to, T (&from)[items]) {
    StoreDirectBlocked(thread, to, from, (thread + 1) * items);
}
template <class T, int items>
void StoreDirectBlockedVectorized(int thread, T* to, T (&from)[items]) {
    StoreDirectBlocked(thread, to, from);
}
template <int threads, class T, int items, class I>
void StoreDirectStriped(int thread, I to, T (&from)[items], int valid) {
    for (int i = 0; i < items; ++i) {
        if (thread + i * threads < valid) to[thread + i * threads] = from[i];
    }
}
template <int threads, class T, int items, class I>
void StoreDirectStriped(int thread, I to, T (&from)[items]) {
    StoreDirectStriped<threads>(thread, to, from, threads * items);
}
template <class T, int items, class I>
void StoreDirectWarpStriped(int thread, I to, T (&from)[items], int valid) {
    for (int i = 0; i < items; ++i) {
        const int at = detail::warp_striped(thread, i, items);
        if (at < valid) to[at] = from[i];
    }
}
template <class T, int items, class I>
void StoreDirectWarpStriped(int thread, I to, T (&from)[items]) {
    StoreDirectWarpStriped(thread, to, from, 1 << 30);
}

enum BlockStoreAlgorithm {
    BLOCK_STORE_DIRECT,
    BLOCK_STORE_STRIPED,
    BLOCK_STORE_VECTORIZE,
    BLOCK_STORE_TRANSPOSE,
    BLOCK_STORE_WARP_TRANSPOSE,
    BLOCK_STORE_WARP_TRANSPOSE_TIMESLICED,
};

template <class T, int BLOCK_DIM_X, int ITEMS_PER_THREAD, BlockStoreAlgorithm ALGORITHM = BLOCK_STORE_DIRECT,
          int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int ARCH = 0>
class BlockStore {
    static constexpr int threads = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    static constexpr bool transposes = ALGORITHM >= BLOCK_STORE_TRANSPOSE;
    using Exchange = BlockExchange<T, BLOCK_DIM_X, ITEMS_PER_THREAD, false, BLOCK_DIM_Y, BLOCK_DIM_Z>;
    using Collective = std::conditional_t<transposes, Exchange, detail::Collective<detail::NoStorage>>;
    struct Base : Collective {
        using Collective::rank_;
        Base() = default;
        explicit Base(typename Collective::TempStorage& storage) : Collective(storage) {}
    };

  public:
    using TempStorage = typename Collective::TempStorage;
    BlockStore() = default;
    explicit BlockStore(TempStorage& storage) : base_(storage) {}

    template <class I, class... Limits>  // none, or the number of valid items
    void Store(I to, T (&from)[ITEMS_PER_THREAD], Limits... limits) {
        if constexpr (transposes) {
            base_.BlockedToStriped(from, from);
            StoreDirectStriped<threads>(base_.rank_, to, from, limits...);
        } else if constexpr (ALGORITHM == BLOCK_STORE_STRIPED) {
            StoreDirectStriped<threads>(base_.rank_, to, from, limits...);
        } else {
            StoreDirectBlocked(base_.rank_, to, from, limits...);
        }
    }

  private:
    Base base_;
};

}  // namespace hipcub

#endif
