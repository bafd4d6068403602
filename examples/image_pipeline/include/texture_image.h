#pragma once

#include <cuda_runtime.h>
#include <surface_indirect_functions.h>
#include <texture_indirect_functions.h>
#include <texture_types.h>

#include <cstddef>

#include "device_memory.h"

template <typename T>
struct PixelReader {
    cudaTextureObject_t texture;

    __device__ T operator()(int x, int y) const {
        return tex2D<T>(texture, static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f);
    }
};

template <typename T>
struct PixelWriter {
    cudaSurfaceObject_t surface;

    // The x coordinate of a surface is in bytes.
    __device__ void set(int x, int y, T value) const {
        surf2Dwrite(value, surface, x * static_cast<int>(sizeof(T)), y);
    }
};

// An array that kernels read through a texture, which clamps coordinates, and write through a surface.
template <typename T>
class Image {
public:
    Image(int width, int height) : width_(width), height_(height) {
        const cudaChannelFormatDesc format = cudaCreateChannelDesc<T>();
        mine::check(cudaMallocArray(&array_, &format, width, height, cudaArraySurfaceLoadStore), "cudaMallocArray");

        cudaResourceDesc resource{};
        resource.resType = cudaResourceTypeArray;
        resource.res.array.array = array_;

        cudaTextureDesc description{};
        description.addressMode[0] = cudaAddressModeClamp;
        description.addressMode[1] = cudaAddressModeClamp;
        description.filterMode = cudaFilterModePoint;
        description.readMode = cudaReadModeElementType;
        description.normalizedCoords = 0;
        mine::check(cudaCreateTextureObject(&texture_, &resource, &description, nullptr), "cudaCreateTextureObject");
        mine::check(cudaCreateSurfaceObject(&surface_, &resource), "cudaCreateSurfaceObject");
    }
    ~Image() {
        cudaDestroySurfaceObject(surface_);
        cudaDestroyTextureObject(texture_);
        cudaFreeArray(array_);
    }
    Image(const Image &) = delete;
    Image &operator=(const Image &) = delete;

    void upload(const T *pixels, cudaStream_t stream) {
        mine::check(cudaMemcpy2DToArrayAsync(array_, 0, 0, pixels, row_bytes(), row_bytes(), height_,
                                             cudaMemcpyHostToDevice, stream),
                    "cudaMemcpy2DToArrayAsync");
    }
    void download(T *pixels, cudaStream_t stream) const {
        mine::check(cudaMemcpy2DFromArrayAsync(pixels, row_bytes(), array_, 0, 0, row_bytes(), height_,
                                               cudaMemcpyDeviceToHost, stream),
                    "cudaMemcpy2DFromArrayAsync");
    }

    PixelReader<T> reader() const noexcept { return {texture_}; }
    PixelWriter<T> writer() noexcept { return {surface_}; }
    int width() const noexcept { return width_; }
    int height() const noexcept { return height_; }

private:
    std::size_t row_bytes() const noexcept { return static_cast<std::size_t>(width_) * sizeof(T); }

    int width_;
    int height_;
    cudaArray_t array_ = nullptr;
    cudaTextureObject_t texture_ = 0;
    cudaSurfaceObject_t surface_ = 0;
};
