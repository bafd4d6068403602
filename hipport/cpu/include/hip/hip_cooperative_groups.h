// Cooperative groups: grid, block, tiles of a wavefront, and the lanes that execute together.

#ifndef HIP_INCLUDE_HIP_HIP_COOPERATIVE_GROUP_H
#define HIP_INCLUDE_HIP_HIP_COOPERATIVE_GROUP_H

#include "hip/hip_runtime.h"

namespace cooperative_groups {

// A group whose kind is not known when compiling: how many threads it has, which of them this one is, how they wait.
class thread_group {
  public:
    unsigned int num_threads() const { return size_; }
    unsigned int size() const { return size_; }
    unsigned int thread_rank() const { return rank_; }
    bool is_valid() const { return true; }
    HIPPORT_CPU_INLINE void sync() const {
        if (kind_ == Kind::grid) {
            hipport_cpu_grid_barrier();
        } else if (kind_ == Kind::block) {
            __syncthreads();
        } else {
            hipport_cpu_meet(0);
        }
    }

  protected:
    enum class Kind { grid, block, lanes };
    thread_group(Kind kind, unsigned int size, unsigned int rank) : kind_(kind), size_(size), rank_(rank) {}

  private:
    Kind kind_;
    unsigned int size_, rank_;
};

class grid_group : public thread_group {
  public:
    HIPPORT_CPU_INLINE void sync() const { hipport_cpu_grid_barrier(); }
    dim3 group_dim() const { return gridDim; }
    unsigned int num_blocks() const { return gridDim.x * gridDim.y * gridDim.z; }
    unsigned int block_rank() const { return blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z); }

  private:
    static unsigned int threads_of_block() { return blockDim.x * blockDim.y * blockDim.z; }
    grid_group()
        : thread_group(Kind::grid, num_blocks() * threads_of_block(),
                       block_rank() * threads_of_block() + hipport_cpu::thread_number()) {}
    friend grid_group this_grid();
};
inline grid_group this_grid() { return grid_group(); }

class thread_block : public thread_group {
  public:
    HIPPORT_CPU_INLINE static void sync() { __syncthreads(); }
    static unsigned int thread_rank() { return hipport_cpu::thread_number(); }
    static unsigned int num_threads() { return blockDim.x * blockDim.y * blockDim.z; }
    static unsigned int size() { return num_threads(); }
    static dim3 group_index() { return blockIdx; }
    static dim3 thread_index() { return threadIdx; }
    static dim3 group_dim() { return blockDim; }
    static dim3 dim_threads() { return blockDim; }

  private:
    thread_block() : thread_group(Kind::block, num_threads(), thread_rank()) {}
    friend thread_block this_thread_block();
};
inline thread_block this_thread_block() { return thread_block(); }

// Lanes of one wavefront, ranked in their order.
class coalesced_group : public thread_group {
  public:
    // Of the lanes in `members`, which this one is among; it is the `tile`-th of `tiles` groups.
    coalesced_group(uint64_t members, unsigned int tile, unsigned int tiles)
        : thread_group(Kind::lanes, __builtin_popcountll(members), __builtin_popcountll(members & __lanemask_lt())),
          members_(members), tile_(tile), tiles_(tiles) {}

    unsigned int meta_group_rank() const { return tile_; }
    unsigned int meta_group_size() const { return tiles_; }
    HIPPORT_CPU_INLINE void sync() const { named(), hipport_cpu_meet(0); }

    template <class T>
    HIPPORT_CPU_INLINE T shfl(T value, int rank) const {
        return read(value, static_cast<unsigned int>(rank) % size());
    }
    template <class T>
    HIPPORT_CPU_INLINE T shfl_down(T value, unsigned int delta) const {
        return read(value, delta < size() - thread_rank() ? thread_rank() + delta : thread_rank());
    }
    template <class T>
    HIPPORT_CPU_INLINE T shfl_up(T value, unsigned int delta) const {
        return read(value, delta <= thread_rank() ? thread_rank() - delta : thread_rank());
    }
    template <class T>
    HIPPORT_CPU_INLINE T shfl_xor(T value, unsigned int mask) const {
        return read(value, (thread_rank() ^ mask) < size() ? thread_rank() ^ mask : thread_rank());
    }
    HIPPORT_CPU_INLINE unsigned long long ballot(int predicate) const { return named(), ranks(__ballot(predicate)); }
    HIPPORT_CPU_INLINE int any(int predicate) const { return named(), (__ballot(predicate) & members_) != 0; }
    HIPPORT_CPU_INLINE int all(int predicate) const { return named(), (__ballot(!predicate) & members_) == 0; }
    template <class T>
    HIPPORT_CPU_INLINE unsigned long long match_any(T value) const {
        return named(), ranks(hipport_cpu::match_any(value));
    }
    template <class T>
    HIPPORT_CPU_INLINE unsigned long long match_all(T value, int& all_same) const {
        named();
        all_same = (hipport_cpu::match_any(value) & members_) == members_;
        return all_same ? ranks(members_) : 0;
    }

    // Tiles of `count` lanes that follow each other in rank.
    coalesced_group tile_of(unsigned int count) const {
        const unsigned int first = thread_rank() / count * count;
        uint64_t members = 0;
        for (unsigned int rank = first; rank < first + count && rank < size(); ++rank) {
            members |= uint64_t{1} << lane_of(rank);
        }
        return coalesced_group(members, thread_rank() / count, (size() + count - 1) / count);
    }
    uint64_t members() const { return members_; }

  private:
    // All members take part in what follows.
    HIPPORT_CPU_INLINE void named() const { hipport_cpu::named(members_); }
    unsigned int lane_of(unsigned int rank) const {
        uint64_t rest = members_;
        for (unsigned int i = 0; i < rank; ++i) rest &= rest - 1;
        return static_cast<unsigned int>(__builtin_ctzll(rest));
    }
    uint64_t ranks(uint64_t lanes) const {
        uint64_t result = 0;
        unsigned int rank = 0;
        for (uint64_t rest = members_; rest != 0; rest &= rest - 1) {
            result |= (lanes >> __builtin_ctzll(rest) & 1) << rank++;
        }
        return result;
    }
    // Values of any size, in parts that lanes can exchange.
    template <class T>
    HIPPORT_CPU_INLINE T read(const T& value, unsigned int rank) const {
        const unsigned int lane = lane_of(rank);
        uint64_t parts[(sizeof(T) + 7) / 8] = {};
        __builtin_memcpy(parts, &value, sizeof(T));
        for (uint64_t& part : parts) named(), part = hipport_cpu::read_lane(part, lane);
        T result;
        __builtin_memcpy(static_cast<void*>(&result), parts, sizeof(T));
        return result;
    }

    uint64_t members_;
    unsigned int tile_, tiles_;
};
using tiled_group = coalesced_group;

namespace detail {

inline uint64_t low_lanes(unsigned int count) { return count >= 64 ? ~uint64_t{0} : (uint64_t{1} << count) - 1; }

// The lanes of this thread's tile of the block; the last tile of a block may have fewer.
inline uint64_t tile_members(unsigned int count) {
    if (count == 0 || (count & (count - 1)) != 0 || count > hipport_cpu::wavefront()) {
        hipport_cpu_misuse("a tile has a power of two of threads, and no more than the wavefront");
    }
    const unsigned int first = hipport_cpu::lane() & ~(count - 1);
    const unsigned int wave = hipport_cpu::thread_number() - hipport_cpu::lane();
    const unsigned int present = thread_block::num_threads() - wave;
    return low_lanes(count) << first & low_lanes(present);
}
inline coalesced_group tile_of_block(unsigned int count) {
    return coalesced_group(tile_members(count), thread_block::thread_rank() / count,
                           (thread_block::num_threads() + count - 1) / count);
}

}  // namespace detail

// A tile whose size is a constant.
template <unsigned int count, class Parent = void>
class thread_block_tile : public coalesced_group {
  public:
    static_assert(count > 0 && (count & (count - 1)) == 0 && count <= 64, "a tile has 1, 2, 4 ... 64 threads");
    explicit thread_block_tile(const coalesced_group& group) : coalesced_group(group) {}
    // Of the same size, whatever it was cut out of: thread_block_tile<32> tile = tiled_partition<32>(block).
    template <class Other>
    thread_block_tile(const thread_block_tile<count, Other>& other) : coalesced_group(other) {}
    static constexpr unsigned int num_threads() { return count; }
    static constexpr unsigned int size() { return count; }
};

inline coalesced_group this_thread() { return coalesced_group(uint64_t{1} << hipport_cpu::lane(), 0, 1); }
HIPPORT_CPU_INLINE coalesced_group coalesced_threads() { return coalesced_group(__activemask(), 0, 1); }

inline coalesced_group tiled_partition(const thread_block&, unsigned int count) { return detail::tile_of_block(count); }
inline coalesced_group tiled_partition(const coalesced_group& parent, unsigned int count) {
    return parent.tile_of(count);
}
template <unsigned int count>
inline thread_block_tile<count, thread_block> tiled_partition(const thread_block&) {
    return thread_block_tile<count, thread_block>(detail::tile_of_block(count));
}
template <unsigned int count, unsigned int parent_count, class Parent>
inline thread_block_tile<count, thread_block_tile<parent_count, Parent>> tiled_partition(
    const thread_block_tile<parent_count, Parent>& parent) {
    static_assert(count <= parent_count, "a tile cannot be larger than what it is a part of");
    return thread_block_tile<count, thread_block_tile<parent_count, Parent>>(parent.tile_of(count));
}
HIPPORT_CPU_INLINE coalesced_group binary_partition(const coalesced_group& parent, bool predicate) {
    const uint64_t votes = __ballot(predicate) & parent.members();
    return coalesced_group(predicate ? votes : parent.members() & ~votes, predicate ? 1 : 0, 2);
}

template <class Group>
HIPPORT_CPU_INLINE void sync(const Group& group) {
    group.sync();
}
template <class Group>
unsigned int thread_rank(const Group& group) {
    return group.thread_rank();
}
template <class Group>
unsigned int group_size(const Group& group) {
    return group.size();
}
template <class Group>
bool is_valid(const Group& group) {
    return group.is_valid();
}

}  // namespace cooperative_groups

#endif
