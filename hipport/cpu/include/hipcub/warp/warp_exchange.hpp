// Items of a warp from lanes to lanes.

#ifndef HIPPORT_CPU_HIPCUB_WARP_WARP_EXCHANGE_HPP
#define HIPPORT_CPU_HIPCUB_WARP_WARP_EXCHANGE_HPP

#include "hipcub/detail/lanes.hpp"
#include "hipcub/detail/storage.hpp"

namespace hipcub {

enum WarpExchangeAlgorithm { WARP_EXCHANGE_SMEM, WARP_EXCHANGE_SHUFFLE };

template <class T, int ITEMS_PER_THREAD, int LOGICAL_WARP_THREADS = 0, int ARCH = 0,
          WarpExchangeAlgorithm ALGORITHM = WARP_EXCHANGE_SMEM>
class WarpExchange {
    static constexpr int items = ITEMS_PER_THREAD;

  public:
    using TempStorage = detail::Slots<T, items*(LOGICAL_WARP_THREADS != 0 ? LOGICAL_WARP_THREADS : 64)>;
    explicit WarpExchange(TempStorage& storage) : storage_(storage) {}

    template <class Out>
    void BlockedToStriped(const T (&input)[items], Out (&output)[items]) {
        for (int i = 0; i < items; ++i) storage_.put(warp_.rank * items + i, input[i]);
        warp_.wait();
        for (int i = 0; i < items; ++i) output[i] = storage_[warp_.rank + i * warp_.size];
    }
    template <class Out>
    void StripedToBlocked(const T (&input)[items], Out (&output)[items]) {
        for (int i = 0; i < items; ++i) storage_.put(warp_.rank + i * warp_.size, input[i]);
        warp_.wait();
        for (int i = 0; i < items; ++i) output[i] = storage_[warp_.rank * items + i];
    }
    template <class Out, class Offset>
    void ScatterToStriped(const T (&input)[items], Out (&output)[items], Offset (&ranks)[items]) {
        for (int i = 0; i < items; ++i) storage_.put(static_cast<int>(ranks[i]), input[i]);
        warp_.wait();
        for (int i = 0; i < items; ++i) output[i] = storage_[warp_.rank + i * warp_.size];
    }
    template <class Offset>
    void ScatterToStriped(T (&both)[items], Offset (&ranks)[items]) {
        ScatterToStriped(both, both, ranks);
    }

  private:
    TempStorage& storage_;
    detail::LogicalWarp<LOGICAL_WARP_THREADS> warp_;
};

}  // namespace hipcub

#endif
