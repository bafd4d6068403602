// Groups of threads.
#pragma once
#include "generated/device.h"
namespace cooperative_groups {
struct thread_group {
    __device__ void sync() const;
    __device__ unsigned size() const;
    __device__ unsigned num_threads() const;
    __device__ unsigned thread_rank() const;
    __device__ bool is_valid() const;
};
struct thread_block : thread_group {
    struct arrival_token {};
    __device__ static void sync();
    __device__ static unsigned size();
    __device__ static unsigned num_threads();
    __device__ static unsigned thread_rank();
    __device__ static dim3 group_index();
    __device__ static dim3 thread_index();
    __device__ static dim3 group_dim();
    __device__ static dim3 dim_threads();
    __device__ static arrival_token barrier_arrive();
    __device__ static void barrier_wait(arrival_token &&);
};
struct grid_group : thread_group {
    struct arrival_token {};
    __device__ bool is_valid() const;
    __device__ void sync() const;
    __device__ static unsigned long long size();
    __device__ static unsigned long long num_threads();
    __device__ static unsigned long long thread_rank();
    __device__ static unsigned long long num_blocks();
    __device__ static unsigned long long block_rank();
    __device__ static unsigned cluster_rank();
    __device__ static dim3 group_dim();
    __device__ static dim3 dim_blocks();
    __device__ static dim3 block_index();
    __device__ arrival_token barrier_arrive() const;
    __device__ void barrier_wait(arrival_token &&) const;
};
struct multi_grid_group : thread_group {
    __device__ bool is_valid() const;
    __device__ unsigned grid_rank() const;
    __device__ unsigned num_grids() const;
};
struct cluster_group : thread_group {
    struct arrival_token {};
    __device__ static void sync();
    __device__ static arrival_token barrier_arrive();
    __device__ static void barrier_wait(arrival_token &&);
    __device__ static unsigned block_rank();
    __device__ static unsigned num_blocks();
    __device__ static dim3 block_index();
    __device__ static dim3 dim_blocks();
    template <class T> __device__ static T *map_shared_rank(T *, int);
    template <class T> __device__ static unsigned query_shared_rank(const T *);
};
struct hipport_warp : thread_group {
    __device__ unsigned meta_group_size() const;
    __device__ unsigned meta_group_rank() const;
    template <class T> __device__ T shfl(T, int) const;
    template <class T> __device__ T shfl_up(T, int) const;
    template <class T> __device__ T shfl_down(T, int) const;
    template <class T> __device__ T shfl_xor(T, int) const;
    __device__ int any(int) const;
    __device__ int all(int) const;
    __device__ unsigned ballot(int) const;
    template <class T> __device__ unsigned match_any(T) const;
    template <class T> __device__ unsigned match_all(T, int &) const;
};
struct coalesced_group : hipport_warp {};
template <unsigned size_, class Parent = void> struct thread_block_tile : hipport_warp {
    __device__ static constexpr unsigned size() { return size_; }
    __device__ static constexpr unsigned num_threads() { return size_; }
};
template <unsigned size_> struct thread_block_tile<size_, void> : hipport_warp {
    template <class Parent> __device__ thread_block_tile(const thread_block_tile<size_, Parent> &);
    __device__ static constexpr unsigned size() { return size_; }
    __device__ static constexpr unsigned num_threads() { return size_; }
};
template <unsigned size_> struct block_tile_memory {};

__device__ thread_block this_thread_block();
template <unsigned size_> __device__ thread_block this_thread_block(block_tile_memory<size_> &);
__device__ grid_group this_grid();
__device__ multi_grid_group this_multi_grid();
__device__ cluster_group this_cluster();
__device__ coalesced_group coalesced_threads();
template <unsigned size_, class Parent> __device__ thread_block_tile<size_, Parent> tiled_partition(const Parent &);
template <class Parent> __device__ thread_group tiled_partition(const Parent &, unsigned);
template <class Tile> __device__ coalesced_group binary_partition(const Tile &, bool);
template <class Tile> __device__ coalesced_group labeled_partition(const Tile &, unsigned);
template <class Group> __device__ void sync(const Group &);
template <class Group, class... T> __device__ void memcpy_async(const Group &, T &&...);
template <class Group> __device__ void wait(const Group &);
template <unsigned stages, class Group> __device__ void wait_prior(const Group &);
template <class Group, class F> __device__ auto invoke_one(const Group &, F &&f) -> decltype(f());
template <class Group, class F> __device__ auto invoke_one_broadcast(const Group &, F &&f) -> decltype(f());

template <class T = void> struct plus { template <class U> __host__ __device__ U operator()(U, U) const; };
template <class T = void> struct less { template <class U> __host__ __device__ U operator()(U, U) const; };
template <class T = void> struct greater { template <class U> __host__ __device__ U operator()(U, U) const; };
template <class T = void> struct bit_and { template <class U> __host__ __device__ U operator()(U, U) const; };
template <class T = void> struct bit_or { template <class U> __host__ __device__ U operator()(U, U) const; };
template <class T = void> struct bit_xor { template <class U> __host__ __device__ U operator()(U, U) const; };
template <class Group, class T, class Operation> __device__ T reduce(const Group &, T, Operation);
template <class Group, class T> __device__ T inclusive_scan(const Group &, T);
template <class Group, class T, class Operation> __device__ T inclusive_scan(const Group &, T, Operation);
template <class Group, class T> __device__ T exclusive_scan(const Group &, T);
template <class Group, class T, class Operation> __device__ T exclusive_scan(const Group &, T, Operation);
template <class Group, class T, class V, class Operation> __device__ void reduce_update_async(const Group &, T &, V, Operation);
template <class Group, class T, class V, class Operation> __device__ void reduce_store_async(const Group &, T *, V, Operation);
}  // namespace cooperative_groups
