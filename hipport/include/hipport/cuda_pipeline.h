// Asynchronous copies of CUDA, which HIP lacks: the primitives of <cuda_pipeline.h>, cuda::memcpy_async and cuda::pipeline
// of libcu++, and memcpy_async of cooperative groups. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// A copy is done when its call returns, so that nothing is left to wait for; the meaning stays, the overlap of copies and
// computation goes. What waits for the copies of other threads too is a barrier of these threads, as in CUDA. Where some
// threads produce and others consume, they wait for each other as in cuda_barrier.h: producers and consumers have to be in
// different wavefronts, which have 64 lanes on some GPUs.

#ifndef HIPPORT_CUDA_PIPELINE_H
#define HIPPORT_CUDA_PIPELINE_H

#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

// For compilers of device code only; a host's compiler may include this file through a header of both.
#if defined(__HIPCC__) && defined(__HIP_PLATFORM_AMD__)

#include <stddef.h>
#include <stdint.h>

#include "cuda_barrier.h"

namespace hipport {

// Copies every `step`-th word of so many bytes, from number `first` on.
template <class Word>
__device__ inline void copy_words(void* to, const void* from, size_t first, size_t step, size_t bytes) {
    typedef Word __attribute__((may_alias)) Access;
    for (size_t i = first; i < bytes / sizeof(Word); i += step) {
        static_cast<Access*>(to)[i] = static_cast<const Access*>(from)[i];
    }
}
// The part of a thread that is number `first` of `step`, in the widest accesses that addresses and size allow.
__device__ inline void copy_part(void* to, const void* from, size_t first, size_t step, size_t bytes) {
    const uintptr_t ends = reinterpret_cast<uintptr_t>(to) | reinterpret_cast<uintptr_t>(from) | bytes;
    if (ends % 16 == 0) {
        copy_words<uint4>(to, from, first, step, bytes);
    } else if (ends % 4 == 0) {
        copy_words<unsigned int>(to, from, first, step, bytes);
    } else {
        copy_words<unsigned char>(to, from, first, step, bytes);
    }
}

// __pipeline_memcpy_async: the last `zeros` of the bytes are not read, and zero in the copy.
__device__ inline void pipeline_memcpy_async(void* to, const void* from, size_t bytes, size_t zeros = 0) {
    copy_part(to, from, 0, 1, bytes - zeros);
    for (size_t i = bytes - zeros; i < bytes; ++i) static_cast<unsigned char*>(to)[i] = 0;
}
__device__ inline void pipeline_commit() {}
__device__ inline void pipeline_wait_prior(size_t) {}

// memcpy_async of cooperative groups: every thread of the group copies a part.
template <class Group, class T, class U>
__device__ inline void memcpy_async(const Group& group, T* to, const U* from, size_t bytes) {
    copy_part(to, from, group.thread_rank(), group.size(), bytes);
}
// With the number of elements that there is room for, and that there are.
template <class Group, class T, class U>
__device__ inline void memcpy_async(const Group& group, T* to, size_t room, const U* from, size_t elements) {
    copy_part(to, from, group.thread_rank(), group.size(), (room < elements ? room : elements) * sizeof(T));
}
template <class Group>
__device__ inline void wait(const Group& group) {
    group.sync();
}
template <unsigned int stages, class Group>
__device__ inline void wait_prior(const Group& group) {
    group.sync();
}

}  // namespace hipport

// For code that is `using namespace` of it, and for calls that find them by their arguments.
namespace cooperative_groups {
using hipport::memcpy_async;
using hipport::wait;
using hipport::wait_prior;
}  // namespace cooperative_groups

namespace cuda {

// A number of bytes that is a multiple of an alignment.
template <size_t alignment>
struct aligned_size_t {
    static constexpr size_t align = alignment;
    size_t value;
    __host__ __device__ explicit constexpr aligned_size_t(size_t bytes) : value(bytes) {}
    __host__ __device__ constexpr operator size_t() const { return value; }
};

enum class pipeline_role { producer, consumer };

// Where the threads of a stage are: those that produce it, those that consume it.
template <thread_scope scope>
struct pipeline_stage {
    barrier<scope> produced, consumed;
};

// What threads with roles share. Other pipelines do not use it.
template <thread_scope scope, uint8_t count>
struct pipeline_shared_state {
    pipeline_stage<scope> stages[count];
    atomic<unsigned int, scope> producers;
};

// The copies of a thread, or of all threads of a group. Without roles the first stage that is waited for is done; where a
// group shares it, waiting for a stage and releasing it meet, so that nobody reads before or writes after the others.
// With roles, a thread goes from stage to stage as it produces or consumes them.
template <thread_scope scope>
class pipeline {
  public:
    __device__ explicit pipeline(bool shared) : shared_(shared), stages_(nullptr), count_(0u) {}
    __device__ pipeline(pipeline_stage<scope>* stages, unsigned int count)
        : shared_(true), stages_(stages), count_(count) {}
    pipeline(const pipeline&) = delete;
    pipeline& operator=(const pipeline&) = delete;
    pipeline(pipeline&&) = default;
    __device__ void producer_acquire() {
        if (stages_ != nullptr) stages_[producing_.stage].consumed.wait_parity(!producing_.is_odd);
    }
    __device__ void producer_commit() {
        if (stages_ == nullptr) return;
        (void)stages_[producing_.stage].produced.arrive();
        producing_.advance(count_);
    }
    __device__ void consumer_wait() {
        if (stages_ == nullptr) return meet();
        stages_[consuming_.stage].produced.wait_parity(consuming_.is_odd);
    }
    __device__ void consumer_release() {
        if (stages_ == nullptr) return meet();
        (void)stages_[consuming_.stage].consumed.arrive();
        consuming_.advance(count_);
    }
    __device__ bool quit() { return true; }

  private:
    // A stage, in an odd round through all of them or in an even one.
    struct Place {
        unsigned int stage = 0;
        bool is_odd = false;
        __device__ void advance(unsigned int count) {
            if (++stage < count) return;
            stage = 0;
            is_odd = !is_odd;
        }
    };

    __device__ void meet() {
        if (shared_) __syncthreads();
    }
    bool shared_;
    pipeline_stage<scope>* stages_;  // null without roles
    unsigned int count_;
    Place producing_, consuming_;
};
__device__ inline pipeline<thread_scope_thread> make_pipeline() { return pipeline<thread_scope_thread>(false); }
// All threads of the block produce and consume.
template <uint8_t stages>
__device__ inline pipeline<thread_scope_block> make_pipeline(const cooperative_groups::thread_block&,
                                                             pipeline_shared_state<thread_scope_block, stages>*) {
    return pipeline<thread_scope_block>(true);
}
// So many threads of the group produce, the others consume.
template <class Group, thread_scope scope, uint8_t count>
__device__ inline pipeline<scope> make_pipeline(const Group& group, pipeline_shared_state<scope, count>* state,
                                                size_t producers) {
    if (group.thread_rank() == 0) {
        for (pipeline_stage<scope>& stage : state->stages) {
            init(&stage.produced, static_cast<ptrdiff_t>(producers));
            init(&stage.consumed, static_cast<ptrdiff_t>(group.size() - producers));
        }
    }
    group.sync();
    return pipeline<scope>(state->stages, count);
}
// Each thread says what it does.
template <class Group, thread_scope scope, uint8_t count>
__device__ inline pipeline<scope> make_pipeline(const Group& group, pipeline_shared_state<scope, count>* state,
                                                pipeline_role role) {
    if (group.thread_rank() == 0) state->producers.store(0u, memory_order_relaxed);
    group.sync();
    if (role == pipeline_role::producer) state->producers.fetch_add(1u, memory_order_relaxed);
    group.sync();
    return make_pipeline(group, state, static_cast<size_t>(state->producers.load(memory_order_relaxed)));
}
template <uint8_t prior>
__device__ inline void pipeline_consumer_wait_prior(pipeline<thread_scope_thread>&) {}
__device__ inline void pipeline_producer_commit(pipeline<thread_scope_thread>&) {}

// Of one thread, and of all threads of a group; Sync is a pipeline or a barrier, which finds the copy done.
template <class Size, class Sync>
__device__ inline void memcpy_async(void* to, const void* from, Size bytes, Sync&) {
    ::hipport::copy_part(to, from, 0, 1, static_cast<size_t>(bytes));
}
template <class T, class Size, class Sync>
__device__ inline void memcpy_async(T* to, const T* from, Size bytes, Sync&) {
    ::hipport::copy_part(to, from, 0, 1, static_cast<size_t>(bytes));
}
template <class Group, class T, class Size, class Sync>
__device__ inline auto memcpy_async(const Group& group, T* to, const T* from, Size bytes, Sync&)
    -> decltype(group.thread_rank(), void()) {
    ::hipport::copy_part(to, from, group.thread_rank(), group.size(), static_cast<size_t>(bytes));
}

}  // namespace cuda

#endif

#endif
