// Items of a block from memory, each thread with items that follow each other.

#ifndef HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_LOAD_HPP
#define HIPPORT_CPU_HIPCUB_BLOCK_BLOCK_LOAD_HPP

#include "hipcub/block/block_exchange.hpp"

namespace hipcub {

// Items of a thread in the block (blocked), and with a distance of the number of threads (striped): those below
// `valid`, of the others none, or `otherwise`.
template <class T, int items, class I>
void LoadDirectBlocked(int thread, I from, T (&to)[items], int valid) {
    for (int i = 0; i < items; ++i) {
        if (thread * items + i < valid) to[i] = from[thread * items + i];
    }
}
template <class T, int items, class I>
void LoadDirectBlocked(int thread, I from, T (&to)[items]) {
    LoadDirectBlocked(thread, from, to, (thread + 1) * items);
}
template <class T, class Otherwise, int items, class I>
void LoadDirectBlocked(int thread, I from, T (&to)[items], int valid, Otherwise otherwise) {
    for (T& each : to) each = static_cast<T>(otherwise);
    LoadDirectBlocked(thread, from, to, valid);
}
template <class T, int items>
void LoadDirectBlockedVectorized(int thread, const T* from, T (&to)[items]) {
    LoadDirectBlocked(thread, from, to);
}
template <int threads, class T, int items, class I>
void LoadDirectStriped(int thread, I from, T (&to)[items], int valid) {
    for (int i = 0; i < items; ++i) {
        if (thread + i * threads < valid) to[i] = from[thread + i * threads];
    }
}
template <int threads, class T, int items, class I>
void LoadDirectStriped(int thread, I from, T (&to)[items]) {
    LoadDirectStriped<threads>(thread, from, to, threads * items);
}
template <int threads, class T, class Otherwise, int items, class I>
void LoadDirectStriped(int thread, I from, T (&to)[items], int valid, Otherwise otherwise) {
    for (T& each : to) each = static_cast<T>(otherwise);
    LoadDirectStriped<threads>(thread, from, to, valid);
}
// Each wavefront's items follow each other, within it they are striped.
template <class T, int items, class I>
void LoadDirectWarpStriped(int thread, I from, T (&to)[items], int valid) {
    for (int i = 0; i < items; ++i) {
        const int at = detail::warp_striped(thread, i, items);
        if (at < valid) to[i] = from[at];
    }
}
template <class T, int items, class I>
void LoadDirectWarpStriped(int thread, I from, T (&to)[items]) {
    LoadDirectWarpStriped(thread, from, to, 1 << 30);
}
template <class T, class Otherwise, int items, class I>
void LoadDirectWarpStriped(int thread, I from, T (&to)[items], int valid, Otherwise otherwise) {
    for (T& each : to) each = static_cast<T>(otherwise);
    LoadDirectWarpStriped(thread, from, to, valid);
}

enum BlockLoadAlgorithm {
    BLOCK_LOAD_DIRECT,
    BLOCK_LOAD_STRIPED,
    BLOCK_LOAD_VECTORIZE,
    BLOCK_LOAD_TRANSPOSE,
    BLOCK_LOAD_WARP_TRANSPOSE,
    BLOCK_LOAD_WARP_TRANSPOSE_TIMESLICED,
};

template <class T, int BLOCK_DIM_X, int ITEMS_PER_THREAD, BlockLoadAlgorithm ALGORITHM = BLOCK_LOAD_DIRECT,
          int BLOCK_DIM_Y = 1, int BLOCK_DIM_Z = 1, int ARCH = 0>
class BlockLoad {
    static constexpr int threads = BLOCK_DIM_X * BLOCK_DIM_Y * BLOCK_DIM_Z;
    static constexpr bool transposes = ALGORITHM >= BLOCK_LOAD_TRANSPOSE;
    using Exchange = BlockExchange<T, BLOCK_DIM_X, ITEMS_PER_THREAD, false, BLOCK_DIM_Y, BLOCK_DIM_Z>;
    using Collective = std::conditional_t<transposes, Exchange, detail::Collective<detail::NoStorage>>;
    struct Base : Collective {
        using Collective::rank_;
        Base() = default;
        explicit Base(typename Collective::TempStorage& storage) : Collective(storage) {}
    };

  public:
    using TempStorage = typename Collective::TempStorage;
    BlockLoad() = default;
    explicit BlockLoad(TempStorage& storage) : base_(storage) {}

    template <class I, class... Limits>  // none; the number of valid items; what the others are too
    void Load(I from, T (&to)[ITEMS_PER_THREAD], Limits... limits) {
        if constexpr (transposes) {
            LoadDirectStriped<threads>(base_.rank_, from, to, limits...);
            base_.StripedToBlocked(to, to);
        } else if constexpr (ALGORITHM == BLOCK_LOAD_STRIPED) {
            LoadDirectStriped<threads>(base_.rank_, from, to, limits...);
        } else {
            LoadDirectBlocked(base_.rank_, from, to, limits...);
        }
    }

  private:
    Base base_;
};

}  // namespace hipcub

#endif
