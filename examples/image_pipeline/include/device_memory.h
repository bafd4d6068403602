#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace mine {

// Thrown when a call of the CUDA runtime fails; what() names the call.
class Error : public std::runtime_error {
public:
    Error(const char *call, cudaError_t status)
        : std::runtime_error(std::string(call) + ": " + ::cudaGetErrorString(status)), status_(status) {}
    cudaError_t status() const noexcept { return status_; }

private:
    cudaError_t status_;
};

inline void check(cudaError_t status, const char *call) {
    if (status != cudaSuccess) {
        throw Error(call, status);
    }
}

// Frees device memory whatever the outcome: for destructors. Not the runtime's function of the same name.
inline void cudaFree(void *pointer) noexcept {
    if (pointer != nullptr) {
        static_cast<void>(::cudaFree(pointer));
    }
}

// Blocks of device memory that are kept for reuse. The member functions mirror the runtime's names on purpose.
class Pool {
public:
    Pool() = default;
    Pool(const Pool &) = delete;
    Pool &operator=(const Pool &) = delete;
    ~Pool() {
        for (const Block &block : blocks_) {
            mine::cudaFree(block.pointer);
        }
    }

    void *cudaMalloc(std::size_t bytes) {
        for (Block &block : blocks_) {
            if (!block.used && block.bytes >= bytes) {
                block.used = true;
                return block.pointer;
            }
        }
        void *pointer = nullptr;
        check(::cudaMalloc(&pointer, bytes), "cudaMalloc");
        blocks_.push_back(Block{pointer, bytes, true});
        return pointer;
    }

    void cudaFree(void *pointer) noexcept {
        for (Block &block : blocks_) {
            if (block.pointer == pointer) {
                block.used = false;
            }
        }
    }

private:
    struct Block {
        void *pointer;
        std::size_t bytes;
        bool used;
    };
    std::vector<Block> blocks_;
};

// A typed array from a pool.
template <typename T>
class Buffer {
public:
    Buffer(Pool &pool, std::size_t count)
        : pool_(&pool), data_(static_cast<T *>(pool.cudaMalloc(count * sizeof(T)))), count_(count) {}
    ~Buffer() { pool_->cudaFree(data_); }
    Buffer(const Buffer &) = delete;
    Buffer &operator=(const Buffer &) = delete;

    T *data() noexcept { return data_; }
    std::size_t bytes() const noexcept { return count_ * sizeof(T); }
    void clear(cudaStream_t stream) { check(cudaMemsetAsync(data_, 0, bytes(), stream), "cudaMemsetAsync"); }

private:
    Pool *pool_;
    T *data_;
    std::size_t count_;
};

class Stream {
public:
    Stream() { check(cudaStreamCreate(&stream_), "cudaStreamCreate"); }
    ~Stream() { cudaStreamDestroy(stream_); }
    Stream(const Stream &) = delete;
    Stream &operator=(const Stream &) = delete;
    operator cudaStream_t() const noexcept { return stream_; }
    void synchronize() const { check(cudaStreamSynchronize(stream_), "cudaStreamSynchronize"); }

private:
    cudaStream_t stream_ = nullptr;
};

}  // namespace mine
