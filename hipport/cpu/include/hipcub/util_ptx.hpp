// Where a thread is, bits, and values of other lanes.

#ifndef HIPPORT_CPU_HIPCUB_UTIL_PTX_HPP
#define HIPPORT_CPU_HIPCUB_UTIL_PTX_HPP

#include <hip/hip_runtime.h>

#include "hipcub/detail/lanes.hpp"

namespace hipcub {

inline unsigned int LaneId() { return hipport_cpu::lane(); }
inline unsigned int WarpId() { return hipport_cpu::thread_number() / hipport_cpu::wavefront(); }
inline int RowMajorTid(int block_dim_x, int block_dim_y, int) {
    return static_cast<int>(threadIdx.x) +
           block_dim_x * (static_cast<int>(threadIdx.y) + block_dim_y * static_cast<int>(threadIdx.z));
}
template <class Word>
unsigned int BFE(Word source, unsigned int bit_start, unsigned int bit_count) {
    const auto bits = static_cast<unsigned long long>(source) >> bit_start;
    return static_cast<unsigned int>(bit_count < 64 ? bits & ((1ull << bit_count) - 1) : bits);
}
inline unsigned int SHL_ADD(unsigned int x, unsigned int shift, unsigned int addend) { return (x << shift) + addend; }
inline unsigned int SHR_ADD(unsigned int x, unsigned int shift, unsigned int addend) { return (x >> shift) + addend; }
inline unsigned int IADD3(unsigned int x, unsigned int y, unsigned int z) { return x + y + z; }
inline int CTA_SYNC_AND(int predicate) { return __syncthreads_and(predicate); }
inline int CTA_SYNC_OR(int predicate) { return __syncthreads_or(predicate); }
inline void CTA_SYNC() { __syncthreads(); }
template <class Mask>
void WARP_SYNC(Mask) {
    __syncwarp();
}
template <class Mask>
int WARP_ANY(int predicate, Mask) {
    return __any(predicate);
}
template <class Mask>
int WARP_ALL(int predicate, Mask) {
    return __all(predicate);
}
template <class Mask>
unsigned long long WARP_BALLOT(int predicate, Mask) {
    return __ballot(predicate);
}

// What the lane `source_offset` before this one has, its own before the first lane of the logical warp; ShuffleDown
// after, up to the last one.
template <int threads, class T, class Mask = unsigned long long>
T ShuffleUp(T value, int source_offset, int first_thread, Mask = 0) {
    T result = value;
    detail::with_lanes(value, [&](const auto& lanes) {
        const int self = static_cast<int>(LaneId()), in_warp = self % threads;
        if (in_warp - source_offset >= first_thread) result = lanes[self - source_offset];
    });
    return result;
}
template <int threads, class T, class Mask = unsigned long long>
T ShuffleDown(T value, int source_offset, int last_thread, Mask = 0) {
    T result = value;
    detail::with_lanes(value, [&](const auto& lanes) {
        const int self = static_cast<int>(LaneId()), in_warp = self % threads;
        if (in_warp + source_offset <= last_thread) result = lanes[self + source_offset];
    });
    return result;
}
template <int threads, class T, class Mask = unsigned long long>
T ShuffleIndex(T value, int source, Mask = 0) {
    T result = value;
    detail::with_lanes(value, [&](const auto& lanes) {
        const int self = static_cast<int>(LaneId());
        result = lanes[self / threads * threads + source % threads];
    });
    return result;
}

}  // namespace hipcub

#endif
