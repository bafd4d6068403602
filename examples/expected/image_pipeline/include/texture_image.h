#pragma once

#include <hip/hip_runtime.h>
#include "../hipport/texture.h"
#include <hip/hip_runtime_api.h>

#include <cstddef>

#include "device_memory.h"

template <typename T>
struct PixelReader {
    hipTextureObject_t texture;

    __device__ T operator()(int x, int y) const {
        return hipport::tex2D<T>(texture, static_cast<float>(x) + 0.5f, static_cast<float>(y) + 0.5f);
    }
};

template <typename T>
struct PixelWriter {
    hipSurfaceObject_t surface;

    // The x coordinate of a surface is in bytes.
    __device__ void set(int x, int y, T value) const {
        hipport::surf2Dwrite(value, surface, x * static_cast<int>(sizeof(T)), y);
    }
};

// An array that kernels read through a texture, which clamps coordinates, and write through a surface.
template <typename T>
class Image {
public:
    Image(int width, int height) : width_(width), height_(height) {
        const hipChannelFormatDesc format = hipCreateChannelDesc<T>();
        mine::check(hipport::hipMallocArray(&array_, &format, width, height, hipArraySurfaceLoadStore), "cudaMallocArray");

        hipResourceDesc resource{};
        resource.resType = hipResourceTypeArray;
        resource.res.array.array = array_;

        hipTextureDesc description{};
        description.addressMode[0] = hipAddressModeClamp;
        description.addressMode[1] = hipAddressModeClamp;
        description.filterMode = hipFilterModePoint;
        description.readMode = hipReadModeElementType;
        description.normalizedCoords = 0;
        mine::check(hipport::hipCreateTextureObject(&texture_, &resource, &description, nullptr), "cudaCreateTextureObject");
        mine::check(hipport::hipCreateSurfaceObject(&surface_, &resource), "cudaCreateSurfaceObject");
    }
    ~Image() {
        hipport::hipDestroySurfaceObject(surface_);
        hipport::hipDestroyTextureObject(texture_);
        hipport::hipFreeArray(array_);
    }
    Image(const Image &) = delete;
    Image &operator=(const Image &) = delete;

    void upload(const T *pixels, hipStream_t stream) {
        mine::check(hipport::hipMemcpy2DToArrayAsync(array_, 0, 0, pixels, row_bytes(), row_bytes(), height_,
                                             hipMemcpyHostToDevice, stream),
                    "cudaMemcpy2DToArrayAsync");
    }
    void download(T *pixels, hipStream_t stream) const {
        mine::check(hipport::hipMemcpy2DFromArrayAsync(pixels, row_bytes(), array_, 0, 0, row_bytes(), height_,
                                               hipMemcpyDeviceToHost, stream),
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
    hipArray_t array_ = nullptr;
    hipTextureObject_t texture_ = 0;
    hipSurfaceObject_t surface_ = 0;
};
