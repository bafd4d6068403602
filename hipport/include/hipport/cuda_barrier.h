// cuda::barrier of libcu++, which ROCm lacks. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// Arrivals are counted in memory, and wait() is a loop until the last of a phase has come. Lanes of one wavefront have to
// arrive before one of them waits: on AMD GPUs a lane that waits stops the others of its wavefront. That holds where all
// threads call arrive_and_wait() together, and where the threads that produce and those that consume are in different
// wavefronts, which have 64 lanes on some GPUs.

#ifndef HIPPORT_CUDA_BARRIER_H
#define HIPPORT_CUDA_BARRIER_H

#include "cuda_atomic.h"

#if defined(__HIP_PLATFORM_AMD__)

namespace cuda {
namespace std {

// What is called when a phase is complete, by default nothing.
struct empty_completion {
    __device__ void operator()() const {}
};

}  // namespace std

template <thread_scope scope, class Completion = std::empty_completion>
class barrier {
  public:
    // The phase that an arrival belongs to.
    class arrival_token {
        friend class barrier;
        unsigned int phase_ = 0;
        __device__ explicit arrival_token(unsigned int phase) : phase_(phase) {}

      public:
        arrival_token() = default;
    };

    barrier() = default;
    __host__ __device__ barrier(ptrdiff_t expected, Completion completion = Completion())
        : expected_(static_cast<int>(expected)), missing_(static_cast<int>(expected)), phase_(0u), completion_(completion) {}
    barrier(const barrier&) = delete;
    barrier& operator=(const barrier&) = delete;

    __device__ friend void init(barrier* b, ptrdiff_t expected, Completion completion = Completion()) {
        b->expected_.store(static_cast<int>(expected), memory_order_relaxed);
        b->missing_.store(static_cast<int>(expected), memory_order_relaxed);
        b->phase_.store(0u, memory_order_release);
        b->completion_ = completion;
    }
    static constexpr ptrdiff_t (max)() noexcept { return 0x7fffffff; }

    __device__ arrival_token arrive(ptrdiff_t count = 1) {
        const unsigned int phase = phase_.load(memory_order_relaxed);
        if (missing_.fetch_sub(static_cast<int>(count), memory_order_acq_rel) == static_cast<int>(count)) {
            completion_();
            missing_.store(expected_.load(memory_order_relaxed), memory_order_relaxed);
            phase_.store(phase + 1, memory_order_release);
        }
        return arrival_token(phase);
    }
    __device__ void wait(arrival_token&& token) const {
        while (!is_over(token.phase_)) ::hipport::detail::pause();
    }
    __device__ bool try_wait(arrival_token&& token) const { return is_over(token.phase_); }
    __device__ void wait_parity(bool parity) const {
        while (!try_wait_parity(parity)) ::hipport::detail::pause();
    }
    __device__ bool try_wait_parity(bool parity) const {
        return ((phase_.load(memory_order_acquire) & 1u) != 0) != parity;
    }
    __device__ void arrive_and_wait() { wait(arrive()); }
    __device__ void arrive_and_drop() {
        expected_.fetch_sub(1, memory_order_relaxed);
        (void)arrive();
    }

  private:
    __device__ bool is_over(unsigned int phase) const { return phase_.load(memory_order_acquire) != phase; }

    atomic<int, scope> expected_, missing_;
    atomic<unsigned int, scope> phase_;
    Completion completion_;
};

namespace std {

template <class Completion = empty_completion>
using barrier = ::cuda::barrier<thread_scope_system, Completion>;

}  // namespace std
}  // namespace cuda

#endif

#endif
