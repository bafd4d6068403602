// Values of any size among the lanes of a wavefront.

#ifndef HIPPORT_CPU_HIPCUB_DETAIL_LANES_HPP
#define HIPPORT_CPU_HIPCUB_DETAIL_LANES_HPP

#include <hip/hip_runtime.h>

namespace hipcub {

namespace detail {

// What the lanes that met passed, by the lane: copied out of what the engine keeps until the next wait.
template <class T>
class Lanes {
  public:
    uint64_t present = 0;
    const T& operator[](int lane) const { return reinterpret_cast<const T*>(bytes_)[lane]; }
    unsigned char* at(int lane) { return bytes_ + lane * sizeof(T); }

  private:
    alignas(T) unsigned char bytes_[64 * sizeof(T)];
};
// Of values that a meeting holds as they are.
template <class T>
class MetLanes {
  public:
    explicit MetLanes(const hipport_cpu::Meeting* met) : present(met->lanes), met_(met) {}
    const uint64_t present;
    T operator[](int lane) const { return hipport_cpu::from_bits<T>(met_->values[lane]); }

  private:
    const hipport_cpu::Meeting* met_;
};

// Calls `take` with the values of the lanes that come here together; `take` does not wait.
template <class T, class Take>
HIPPORT_CPU_INLINE void with_lanes(const T& value, Take take) {
    if constexpr (sizeof(T) <= sizeof(uint64_t) && std::is_default_constructible<T>::value) {
        take(MetLanes<T>(hipport_cpu_meet(hipport_cpu::to_bits(value))));
    } else {
        Lanes<T> all;
        for (size_t begin = 0; begin < sizeof(T); begin += sizeof(uint64_t)) {
            const size_t bytes = sizeof(T) - begin < sizeof(uint64_t) ? sizeof(T) - begin : sizeof(uint64_t);
            uint64_t word = 0;
            __builtin_memcpy(&word, reinterpret_cast<const unsigned char*>(&value) + begin, bytes);
            const hipport_cpu::Meeting* const met = hipport_cpu_meet(word);
            all.present = met->lanes;
            for (uint64_t rest = met->lanes; rest != 0; rest &= rest - 1) {
                const int lane = __builtin_ctzll(rest);
                __builtin_memcpy(all.at(lane) + begin, &met->values[lane], bytes);
            }
        }
        take(all);
    }
}

// The lanes of this lane's logical warp of `threads` lanes, the wavefront's own number for 0.
template <int threads>
class LogicalWarp {
  public:
    LogicalWarp() {
        if (size > static_cast<int>(hipport_cpu::wavefront())) {
            hipport_cpu_misuse("a collective of hipCUB for a warp with more threads than the wavefront has");
        }
    }
    const int size = threads != 0 ? threads : static_cast<int>(hipport_cpu::wavefront());
    const int rank = static_cast<int>(hipport_cpu::lane()) % size;
    const int first = static_cast<int>(hipport_cpu::lane()) - rank;
    uint64_t members(int count) const { return (count < 64 ? (uint64_t{1} << count) - 1 : ~uint64_t{0}) << first; }
    // Tells the check which lanes the wave operation after this is for.
    HIPPORT_CPU_INLINE void name() const { hipport_cpu::named(members(size)); }
    HIPPORT_CPU_INLINE void wait() const { name(), hipport_cpu_meet(0); }
};

}  // namespace detail

}  // namespace hipcub

#endif
