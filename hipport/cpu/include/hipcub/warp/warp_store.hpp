// Items of a warp to memory.

#ifndef HIPPORT_CPU_HIPCUB_WARP_WARP_STORE_HPP
#define HIPPORT_CPU_HIPCUB_WARP_WARP_STORE_HPP

#include "hipcub/warp/warp_exchange.hpp"

namespace hipcub {

enum WarpStoreAlgorithm { WARP_STORE_DIRECT, WARP_STORE_STRIPED, WARP_STORE_VECTORIZE, WARP_STORE_TRANSPOSE };

template <class T, int ITEMS_PER_THREAD, WarpStoreAlgorithm ALGORITHM = WARP_STORE_DIRECT, int LOGICAL_WARP_THREADS = 0,
          int ARCH = 0>
class WarpStore {
    static constexpr int items = ITEMS_PER_THREAD;
    using Exchange = WarpExchange<T, items, LOGICAL_WARP_THREADS>;

  public:
    using TempStorage =
        std::conditional_t<ALGORITHM == WARP_STORE_TRANSPOSE, typename Exchange::TempStorage, detail::NoStorage>;
    explicit WarpStore(TempStorage& storage) : storage_(storage) {}

    template <class I>
    void Store(I to, T (&from)[items]) {
        Store(to, from, items * warp_.size);
    }
    template <class I>
    void Store(I to, T (&from)[items], int valid) {
        constexpr bool is_striped = ALGORITHM == WARP_STORE_STRIPED || ALGORITHM == WARP_STORE_TRANSPOSE;
        if constexpr (ALGORITHM == WARP_STORE_TRANSPOSE) Exchange(storage_).BlockedToStriped(from, from);
        for (int i = 0; i < items; ++i) {
            const int at = is_striped ? warp_.rank + i * warp_.size : warp_.rank * items + i;
            if (at < valid) to[at] = from[i];
        }
    }

  private:
    TempStorage& storage_;
    detail::LogicalWarp<LOGICAL_WARP_THREADS> warp_;
};

}  // namespace hipcub

#endif
