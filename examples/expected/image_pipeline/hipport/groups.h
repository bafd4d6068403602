// What HIP lacks of CUDA's cooperative groups: the collective algorithms, and groups that do not reach beyond a warp of
// 32 threads. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// The algorithms ask of a group only its size, the rank of the calling thread and a shuffle, so that they hold for tiles
// and coalesced groups of any size. As in CUDA, every thread of the group has to call, and values are of any trivially
// copyable type.
//
// The algorithms are in namespace cooperative_groups too, where HIP does not have them, for code that is `using namespace` of it
// and for calls that find them by their arguments.

#ifndef HIPPORT_GROUPS_H
#define HIPPORT_GROUPS_H

#include <hip/hip_runtime.h>

// For compilers of device code only; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__)

#include <hip/hip_cooperative_groups.h>
#if !defined(__HIP_PLATFORM_AMD__)
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#endif

namespace hipport {

#if defined(__HIP_PLATFORM_AMD__)

template <class T>
struct plus {
    __device__ T operator()(T a, T b) const { return a + b; }
};
template <class T>
struct less {
    __device__ T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T>
struct greater {
    __device__ T operator()(T a, T b) const { return a < b ? b : a; }
};
template <class T>
struct bit_and {
    __device__ T operator()(T a, T b) const { return a & b; }
};
template <class T>
struct bit_or {
    __device__ T operator()(T a, T b) const { return a | b; }
};
template <class T>
struct bit_xor {
    __device__ T operator()(T a, T b) const { return a ^ b; }
};

namespace detail {

// A value whose words have been exchanged, each by the same function.
template <class T, class Exchange>
__device__ inline T exchanged(T value, Exchange exchange) {
    constexpr int words = (sizeof(T) + sizeof(int) - 1) / sizeof(int);
    int bits[words] = {};
    __builtin_memcpy(bits, &value, sizeof(T));
    for (int i = 0; i < words; ++i) bits[i] = exchange(bits[i]);
    __builtin_memcpy(&value, bits, sizeof(T));
    return value;
}

// The value that the thread with a rank in the group holds.
template <class Group, class T>
__device__ inline T read_rank(const Group& group, T value, int rank) {
    return exchanged(value, [&](int word) { return group.shfl(word, rank); });
}

// Every thread gets the values of the threads up to and including itself, combined.
template <class Group, class T, class Op>
__device__ inline T scan(const Group& group, T value, Op op) {
    const int rank = static_cast<int>(group.thread_rank());
    const int size = static_cast<int>(group.size());
    for (int distance = 1; distance < size; distance *= 2) {
        const T other = read_rank(group, value, rank < distance ? rank : rank - distance);
        if (rank >= distance) value = op(value, other);
    }
    return value;
}

// Every thread gets the values of the threads before it, combined; the first gets T().
template <class Group, class T, class Op>
__device__ inline T scan_before(const Group& group, T value, Op op) {
    const int rank = static_cast<int>(group.thread_rank());
    const T before = read_rank(group, scan(group, value, op), rank == 0 ? 0 : rank - 1);
    return rank == 0 ? T() : before;
}

}  // namespace detail

// Shuffles of values of any trivially copyable type; HIP's groups have them for numbers only.
template <class Group, class T>
__device__ inline T group_shfl(const Group& group, T value, int rank) {
    return detail::read_rank(group, value, rank);
}
template <class Group, class T>
__device__ inline T group_shfl_up(const Group& group, T value, unsigned int distance) {
    return detail::exchanged(value, [&](int word) { return group.shfl_up(word, distance); });
}
template <class Group, class T>
__device__ inline T group_shfl_down(const Group& group, T value, unsigned int distance) {
    return detail::exchanged(value, [&](int word) { return group.shfl_down(word, distance); });
}
template <class Group, class T>
__device__ inline T group_shfl_xor(const Group& group, T value, unsigned int mask) {
    return detail::exchanged(value, [&](int word) { return group.shfl_xor(word, mask); });
}

// The values of all threads of the group, combined; the same result for each of them.
template <unsigned int size, class Parent, class T, class Op>
__device__ inline T reduce(const cooperative_groups::thread_block_tile<size, Parent>& group, T value, Op op) {
    for (unsigned int distance = size / 2; distance > 0; distance /= 2) {
        value = op(value, detail::read_rank(group, value, static_cast<int>(group.thread_rank() ^ distance)));
    }
    return value;
}
template <class T, class Op>
__device__ inline T reduce(const cooperative_groups::coalesced_group& group, T value, Op op) {
    return detail::read_rank(group, detail::scan(group, value, op), static_cast<int>(group.size()) - 1);
}
template <class Group, class T, class V, class Op>
__device__ inline void reduce_store_async(const Group& group, T* result, V value, Op op) {
    const V combined = hipport::reduce(group, value, op);
    if (group.thread_rank() == 0) *result = combined;
}

template <class Group, class T, class Op>
__device__ inline T inclusive_scan(const Group& group, T value, Op op) {
    return detail::scan(group, value, op);
}
template <class Group, class T>
__device__ inline T inclusive_scan(const Group& group, T value) {
    return detail::scan(group, value, plus<T>());
}
template <class Group, class T, class Op>
__device__ inline T exclusive_scan(const Group& group, T value, Op op) {
    return detail::scan_before(group, value, op);
}
template <class Group, class T>
__device__ inline T exclusive_scan(const Group& group, T value) {
    return detail::scan_before(group, value, plus<T>());
}

// The threads of a tile or a coalesced group that give the same label, as a group of their own.
template <class Group, class Label>
__device__ inline cooperative_groups::coalesced_group labeled_partition(const Group& group, Label label) {
    cooperative_groups::coalesced_group rest = cooperative_groups::binary_partition(group, true);
    while (true) {
        const bool is_first_label = label == detail::read_rank(rest, label, 0);
        rest = cooperative_groups::binary_partition(rest, is_first_label);
        if (is_first_label) return rest;
    }
}

// The threads of this warp of 32 that are here now: on a 64-lane wavefront HIP's own gives those of both its halves.
__device__ inline cooperative_groups::coalesced_group coalesced_threads() {
    return cooperative_groups::binary_partition(cooperative_groups::coalesced_threads(), __lane_id() < 32);
}

// The place of this block in the grid, and that of this thread, which HIP's grid_group does not tell.
__device__ inline unsigned long long num_blocks(const cooperative_groups::grid_group&) {
    return static_cast<unsigned long long>(gridDim.x) * gridDim.y * gridDim.z;
}
__device__ inline unsigned long long block_rank(const cooperative_groups::grid_group&) {
    return (static_cast<unsigned long long>(blockIdx.z) * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
}
__device__ inline dim3 dim_blocks(const cooperative_groups::grid_group&) {
    return dim3(gridDim.x, gridDim.y, gridDim.z);
}
__device__ inline dim3 block_index(const cooperative_groups::grid_group&) {
    return dim3(blockIdx.x, blockIdx.y, blockIdx.z);
}
__device__ inline dim3 dim_threads(const cooperative_groups::thread_block&) {
    return dim3(blockDim.x, blockDim.y, blockDim.z);
}

// Calls a function in one thread of the group, and gives its result to all.
template <class Group, class Function, class... Arguments>
__device__ inline void invoke_one(const Group& group, Function&& function, Arguments&&... arguments) {
    if (group.thread_rank() == 0) function(static_cast<Arguments&&>(arguments)...);
}
template <class Group, class Function, class... Arguments>
__device__ inline auto invoke_one_broadcast(const Group& group, Function&& function, Arguments&&... arguments)
    -> decltype(function(static_cast<Arguments&&>(arguments)...)) {
    decltype(function(static_cast<Arguments&&>(arguments)...)) result{};
    if (group.thread_rank() == 0) result = function(static_cast<Arguments&&>(arguments)...);
    return detail::read_rank(group, result, 0);
}

#else  // for NVIDIA GPUs: CUDA's own

using cooperative_groups::bit_and;
using cooperative_groups::bit_or;
using cooperative_groups::bit_xor;
using cooperative_groups::coalesced_threads;
using cooperative_groups::exclusive_scan;
using cooperative_groups::greater;
using cooperative_groups::inclusive_scan;
using cooperative_groups::invoke_one;
using cooperative_groups::invoke_one_broadcast;
using cooperative_groups::labeled_partition;
using cooperative_groups::less;
using cooperative_groups::plus;
using cooperative_groups::reduce;
using cooperative_groups::reduce_store_async;

template <class Group, class T>
__device__ inline T group_shfl(const Group& group, T value, int rank) {
    return group.shfl(value, rank);
}
template <class Group, class T>
__device__ inline T group_shfl_up(const Group& group, T value, unsigned int distance) {
    return group.shfl_up(value, distance);
}
template <class Group, class T>
__device__ inline T group_shfl_down(const Group& group, T value, unsigned int distance) {
    return group.shfl_down(value, distance);
}
template <class Group, class T>
__device__ inline T group_shfl_xor(const Group& group, T value, unsigned int mask) {
    return group.shfl_xor(value, mask);
}
template <class Group>
__device__ inline unsigned long long num_blocks(const Group& group) {
    return group.num_blocks();
}
template <class Group>
__device__ inline unsigned long long block_rank(const Group& group) {
    return group.block_rank();
}
template <class Group>
__device__ inline dim3 dim_blocks(const Group& group) {
    return group.dim_blocks();
}
template <class Group>
__device__ inline dim3 block_index(const Group& group) {
    return group.block_index();
}
template <class Group>
__device__ inline dim3 dim_threads(const Group& group) {
    return group.dim_threads();
}

#endif

namespace detail {

template <class Tile>
struct size_of_tile {  // a group of the project's own, of which a template takes the size
    static constexpr unsigned int value = Tile::size();
};
template <unsigned int size, class Parent>
struct size_of_tile<cooperative_groups::thread_block_tile<size, Parent>> {
    static constexpr unsigned int value = size;
};
template <class Tile>
struct size_of_tile<const Tile> : size_of_tile<Tile> {};
template <class Tile>
struct size_of_tile<Tile&> : size_of_tile<Tile> {};

}  // namespace detail

// The number of threads of a tile, as a constant.
template <class Tile>
__host__ __device__ constexpr unsigned int tile_size() {
    return detail::size_of_tile<Tile>::value;
}

}  // namespace hipport

#if defined(__HIP_PLATFORM_AMD__) && HIP_VERSION < 71300000
namespace cooperative_groups {
using hipport::bit_and;
using hipport::bit_or;
using hipport::bit_xor;
using hipport::exclusive_scan;
using hipport::greater;
using hipport::inclusive_scan;
using hipport::invoke_one;
using hipport::invoke_one_broadcast;
using hipport::labeled_partition;
using hipport::less;
using hipport::plus;
using hipport::reduce;
using hipport::reduce_store_async;
}  // namespace cooperative_groups
#endif

#endif

#endif
