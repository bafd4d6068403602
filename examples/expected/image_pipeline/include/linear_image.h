#pragma once

#include <hip/hip_runtime.h>
#include "../hipport/minmax.h"

#include <cstddef>

#include "device_memory.h"

template <typename T>
struct PixelReader {
    const char *base;
    std::size_t pitch;
    int width;
    int height;

    __device__ T operator()(int x, int y) const {
        x = min(max(x, 0), width - 1);
        y = min(max(y, 0), height - 1);
        return reinterpret_cast<const T *>(base + y * pitch)[x];
    }
};

template <typename T>
struct PixelWriter {
    char *base;
    std::size_t pitch;

    __device__ void set(int x, int y, T value) const { reinterpret_cast<T *>(base + y * pitch)[x] = value; }
};

// Rows of pixels in linear memory, each at a multiple of the pitch.
template <typename T>
class Image {
public:
    Image(int width, int height) : width_(width), height_(height) {
        mine::check(hipMallocPitch(reinterpret_cast<void **>(&base_), &pitch_, row_bytes(), height_),
                    "cudaMallocPitch");
    }
    ~Image() { mine::cudaFree(base_); }
    Image(const Image &) = delete;
    Image &operator=(const Image &) = delete;

    void upload(const T *pixels, hipStream_t stream) {
        mine::check(hipMemcpy2DAsync(base_, pitch_, pixels, row_bytes(), row_bytes(), height_, hipMemcpyHostToDevice,
                                      stream),
                    "cudaMemcpy2DAsync");
    }
    void download(T *pixels, hipStream_t stream) const {
        mine::check(hipMemcpy2DAsync(pixels, row_bytes(), base_, pitch_, row_bytes(), height_, hipMemcpyDeviceToHost,
                                      stream),
                    "cudaMemcpy2DAsync");
    }

    PixelReader<T> reader() const noexcept { return {base_, pitch_, width_, height_}; }
    PixelWriter<T> writer() noexcept { return {base_, pitch_}; }
    int width() const noexcept { return width_; }
    int height() const noexcept { return height_; }

private:
    std::size_t row_bytes() const noexcept { return static_cast<std::size_t>(width_) * sizeof(T); }

    int width_;
    int height_;
    char *base_ = nullptr;
    std::size_t pitch_ = 0;
};
