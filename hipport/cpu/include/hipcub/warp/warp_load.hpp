// Items of a warp from memory.

#ifndef HIPPORT_CPU_HIPCUB_WARP_WARP_LOAD_HPP
#define HIPPORT_CPU_HIPCUB_WARP_WARP_LOAD_HPP

#include "hipcub/warp/warp_exchange.hpp"

namespace hipcub {

enum WarpLoadAlgorithm { WARP_LOAD_DIRECT, WARP_LOAD_STRIPED, WARP_LOAD_VECTORIZE, WARP_LOAD_TRANSPOSE };

template <class T, int ITEMS_PER_THREAD, WarpLoadAlgorithm ALGORITHM = WARP_LOAD_DIRECT, int LOGICAL_WARP_THREADS = 0,
          int ARCH = 0>
class WarpLoad {
    static constexpr int items = ITEMS_PER_THREAD;
    using Exchange = WarpExchange<T, items, LOGICAL_WARP_THREADS>;

  public:
    using TempStorage =
        std::conditional_t<ALGORITHM == WARP_LOAD_TRANSPOSE, typename Exchange::TempStorage, detail::NoStorage>;
    explicit WarpLoad(TempStorage& storage) : storage_(storage) {}

    template <class I>
    void Load(I from, T (&to)[items]) {
        Load(from, to, items * warp_.size);
    }
    template <class I>
    void Load(I from, T (&to)[items], int valid) {
        constexpr bool is_striped = ALGORITHM == WARP_LOAD_STRIPED || ALGORITHM == WARP_LOAD_TRANSPOSE;
        for (int i = 0; i < items; ++i) {
            const int at = is_striped ? warp_.rank + i * warp_.size : warp_.rank * items + i;
            if (at < valid) to[i] = from[at];
        }
        if constexpr (ALGORITHM == WARP_LOAD_TRANSPOSE) Exchange(storage_).StripedToBlocked(to, to);
    }
    template <class I, class Otherwise>
    void Load(I from, T (&to)[items], int valid, Otherwise otherwise) {
        for (T& each : to) each = static_cast<T>(otherwise);
        Load(from, to, valid);
    }

  private:
    TempStorage& storage_;
    detail::LogicalWarp<LOGICAL_WARP_THREADS> warp_;
};

}  // namespace hipcub

#endif
