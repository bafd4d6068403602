// What HIP's host interface has for C++ only: templates and overloads, each a call of a function of C.

#ifndef HIPPORT_CPU_HOST_TEMPLATES_H
#define HIPPORT_CPU_HOST_TEMPLATES_H

#include <limits.h>

#include <type_traits>
#include <utility>

#include "hip/hip_runtime_api.h"

// Allocations of any type. As in HIP, const and volatile are cast away here and with variables, but not with pools.
template <class T>
inline hipError_t hipMalloc(T** pointer, size_t size) {
    return hipMalloc((void**)pointer, size);
}
template <class T>
inline hipError_t hipMallocPitch(T** pointer, size_t* pitch, size_t width, size_t height) {
    return hipMallocPitch((void**)pointer, pitch, width, height);
}
template <class T>
inline hipError_t hipHostMalloc(T** pointer, size_t size, unsigned int flags = hipHostMallocDefault) {
    return hipHostMalloc((void**)pointer, size, flags);
}
template <class T>
inline hipError_t hipHostAlloc(T** pointer, size_t size, unsigned int flags = hipHostAllocDefault) {
    return hipHostAlloc((void**)pointer, size, flags);
}
template <class T>
inline hipError_t hipMallocManaged(T** pointer, size_t size, unsigned int flags = hipMemAttachGlobal) {
    return hipMallocManaged((void**)pointer, size, flags);
}
template <class T>
inline hipError_t hipMallocFromPoolAsync(T** pointer, size_t size, hipMemPool_t pool, hipStream_t stream) {
    return hipMallocFromPoolAsync(reinterpret_cast<void**>(pointer), size, pool, stream);
}
template <class T>
inline hipError_t hipMallocAsync(T** pointer, size_t size, hipStream_t stream) {
    return hipMallocAsync(reinterpret_cast<void**>(pointer), size, stream);
}
inline hipError_t hipMallocAsync(void** pointer, size_t size, hipMemPool_t pool, hipStream_t stream) {
    return hipMallocFromPoolAsync(pointer, size, pool, stream);
}
template <class T>
inline hipError_t hipMallocAsync(T** pointer, size_t size, hipMemPool_t pool, hipStream_t stream) {
    return hipMallocFromPoolAsync(pointer, size, pool, stream);
}

// Variables of the device, themselves in place of their addresses.
template <class T>
inline hipError_t hipGetSymbolAddress(void** address, const T& symbol) {
    return hipGetSymbolAddress(address, (const void*)&symbol);
}
template <class T>
inline hipError_t hipGetSymbolSize(size_t* size, const T& symbol) {
    return hipGetSymbolSize(size, (const void*)&symbol);
}
template <class T>
inline hipError_t hipMemcpyToSymbol(const T& symbol, const void* from, size_t size, size_t offset = 0,
                                    hipMemcpyKind kind = hipMemcpyHostToDevice) {
    return hipMemcpyToSymbol((const void*)&symbol, from, size, offset, kind);
}
template <class T>
inline hipError_t hipMemcpyToSymbolAsync(const T& symbol, const void* from, size_t size, size_t offset,
                                         hipMemcpyKind kind, hipStream_t stream = nullptr) {
    return hipMemcpyToSymbolAsync((const void*)&symbol, from, size, offset, kind, stream);
}
template <class T>
inline hipError_t hipMemcpyFromSymbol(void* to, const T& symbol, size_t size, size_t offset = 0,
                                      hipMemcpyKind kind = hipMemcpyDeviceToHost) {
    return hipMemcpyFromSymbol(to, (const void*)&symbol, size, offset, kind);
}
template <class T>
inline hipError_t hipMemcpyFromSymbolAsync(void* to, const T& symbol, size_t size, size_t offset, hipMemcpyKind kind,
                                           hipStream_t stream = nullptr) {
    return hipMemcpyFromSymbolAsync(to, (const void*)&symbol, size, offset, kind, stream);
}

// Launches, and questions about kernels, which are functions of any type.
template <class Kernel>
inline hipError_t hipLaunchCooperativeKernel(Kernel kernel, dim3 grid, dim3 block, void** arguments,
                                             unsigned int shared, hipStream_t stream) {
    return hipLaunchCooperativeKernel(reinterpret_cast<const void*>(kernel), grid, block, arguments, shared, stream);
}
template <class T>
inline hipError_t hipLaunchCooperativeKernelMultiDevice(hipLaunchParams* launches, unsigned int devices,
                                                        unsigned int flags = 0) {
    return hipLaunchCooperativeKernelMultiDevice(launches, static_cast<int>(devices), flags);
}
template <class T>
inline hipError_t hipExtLaunchMultiKernelMultiDevice(hipLaunchParams* launches, unsigned int devices,
                                                     unsigned int flags = 0) {
    return hipExtLaunchMultiKernelMultiDevice(launches, static_cast<int>(devices), flags);
}
template <class... Parameters, class... Arguments>
inline hipError_t hipLaunchKernelEx(const hipLaunchConfig_t* config, void (*kernel)(Parameters...),
                                    Arguments&&... arguments) {
    return [&](Parameters... converted) {
        void* addresses[] = {const_cast<void*>(static_cast<const volatile void*>(&converted))..., nullptr};
        return hipLaunchKernelExC(config, reinterpret_cast<const void*>(kernel), addresses);
    }(std::forward<Arguments>(arguments)...);
}
template <class... Parameters, class... Arguments>
inline void hipExtLaunchKernelGGL(void (*kernel)(Parameters...), const dim3& grid, const dim3& block, uint32_t shared,
                                  hipStream_t stream, hipEvent_t start, hipEvent_t stop, uint32_t flags,
                                  Arguments&&... arguments) {
    [&](Parameters... converted) {
        void* addresses[] = {const_cast<void*>(static_cast<const volatile void*>(&converted))..., nullptr};
        hipExtLaunchKernel(reinterpret_cast<const void*>(kernel), grid, block, addresses, shared, stream, start, stop,
                           static_cast<int>(flags));
    }(std::forward<Arguments>(arguments)...);
}
template <class Kernel>
inline hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, Kernel kernel, int block, size_t shared) {
    return hipOccupancyMaxActiveBlocksPerMultiprocessor(blocks, reinterpret_cast<const void*>(kernel), block, shared);
}
template <class Kernel>
inline hipError_t hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, Kernel kernel, int block,
                                                                        size_t shared, unsigned int flags) {
    return hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(blocks, reinterpret_cast<const void*>(kernel), block,
                                                                 shared, flags);
}
template <class Kernel>
inline hipError_t hipOccupancyAvailableDynamicSMemPerBlock(size_t* shared, Kernel kernel, int blocks, int block) {
    return hipOccupancyAvailableDynamicSMemPerBlock(shared, reinterpret_cast<const void*>(kernel), blocks, block);
}
template <class Kernel>
inline hipError_t hipOccupancyMaxPotentialBlockSize(int* grid, int* block, Kernel kernel, size_t shared = 0,
                                                    int limit = 0) {
    return hipOccupancyMaxPotentialBlockSize(grid, block, reinterpret_cast<const void*>(kernel), shared, limit);
}
template <class Kernel>
inline hipError_t hipOccupancyMaxPotentialBlockSizeWithFlags(int* grid, int* block, Kernel kernel, size_t shared = 0,
                                                             int limit = 0, unsigned int = 0) {
    return hipOccupancyMaxPotentialBlockSize(grid, block, reinterpret_cast<const void*>(kernel), shared, limit);
}

// The block of which most threads fit onto a multiprocessor, where the shared memory follows from the block's size.
template <class SharedOf, class Kernel>
inline hipError_t hipOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int* grid, int* block, Kernel kernel,
                                                                         SharedOf shared_of, int limit = 0,
                                                                         unsigned int flags = 0) {
    if (grid == nullptr || block == nullptr || kernel == nullptr) return hipErrorInvalidValue;
    int device = 0, wavefront = 0, processors = 0;
    hipFuncAttributes attributes = {};
    hipError_t error = hipGetDevice(&device);
    if (error == hipSuccess) error = hipDeviceGetAttribute(&wavefront, hipDeviceAttributeWarpSize, device);
    if (error == hipSuccess) error = hipDeviceGetAttribute(&processors, hipDeviceAttributeMultiprocessorCount, device);
    if (error == hipSuccess) error = hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(kernel));
    if (error != hipSuccess) return error;
    const int most = attributes.maxThreadsPerBlock;
    const int largest = limit == 0 || limit > most ? most : limit;
    int best_block = 0, best_blocks = 0;
    for (int rounded = (largest + wavefront - 1) / wavefront * wavefront; rounded > 0; rounded -= wavefront) {
        const int threads = rounded < largest ? rounded : largest;
        int blocks = 0;
        const size_t shared = shared_of(threads);
        error = hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(&blocks, kernel, threads, shared, flags);
        if (error != hipSuccess) return error;
        if (threads * blocks > best_block * best_blocks) best_block = threads, best_blocks = blocks;
    }
    *grid = best_blocks * processors;
    *block = best_block;
    return hipSuccess;
}
template <class SharedOf, class Kernel>
inline hipError_t hipOccupancyMaxPotentialBlockSizeVariableSMem(int* grid, int* block, Kernel kernel,
                                                                SharedOf shared_of, int limit = 0) {
    return hipOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(grid, block, kernel, shared_of, limit);
}

// What texels of a type are made of.
namespace hipport_cpu {
template <class T>
struct Texel {
    using Component = T;
    static constexpr int components = 1;
};
template <class T, unsigned int rank>
struct Texel<HIP_vector_type<T, rank>> {
    using Component = T;
    static constexpr int components = static_cast<int>(rank);
};
}  // namespace hipport_cpu

template <class T>
inline hipChannelFormatDesc hipCreateChannelDesc() {
    using Component = typename hipport_cpu::Texel<T>::Component;
    constexpr int bits = std::is_arithmetic<Component>::value ? static_cast<int>(8 * sizeof(Component)) : 0;
    constexpr int count = hipport_cpu::Texel<T>::components;
    constexpr hipChannelFormatKind kind = bits == 0                                   ? hipChannelFormatKindNone
                                          : std::is_floating_point<Component>::value ? hipChannelFormatKindFloat
                                          : std::is_signed<Component>::value         ? hipChannelFormatKindSigned
                                                                                      : hipChannelFormatKindUnsigned;
    return hipCreateChannelDesc(bits, count > 1 ? bits : 0, count > 2 ? bits : 0, count > 3 ? bits : 0, kind);
}
inline hipChannelFormatDesc hipCreateChannelDescHalf() {
    return hipCreateChannelDesc(16, 0, 0, 0, hipChannelFormatKindFloat);
}
inline hipChannelFormatDesc hipCreateChannelDescHalf1() { return hipCreateChannelDescHalf(); }
inline hipChannelFormatDesc hipCreateChannelDescHalf2() {
    return hipCreateChannelDesc(16, 16, 0, 0, hipChannelFormatKindFloat);
}
inline hipChannelFormatDesc hipCreateChannelDescHalf4() {
    return hipCreateChannelDesc(16, 16, 16, 16, hipChannelFormatKindFloat);
}

// Texture references.
template <class T, int type = hipTextureType1D, hipTextureReadMode mode = hipReadModeElementType>
struct HIPPORT_CPU_TEXTURE_TYPE texture : textureReference {
    texture(int norm = 0, hipTextureFilterMode filter = hipFilterModePoint,
            hipTextureAddressMode address = hipAddressModeClamp)
        : texture(norm, filter, address, hipCreateChannelDesc<T>()) {}
    texture(int norm, hipTextureFilterMode filter, hipTextureAddressMode address, hipChannelFormatDesc format)
        : textureReference() {
        normalized = norm;
        readMode = mode;
        filterMode = filter;
        for (hipTextureAddressMode& each : addressMode) each = address;
        channelDesc = format;
    }
};
template <class T, int type, hipTextureReadMode mode>
inline hipError_t hipBindTexture(size_t* offset, const texture<T, type, mode>& bound, const void* pointer,
                                 const hipChannelFormatDesc& format, size_t size = UINT_MAX) {
    return hipBindTexture(offset, &bound, pointer, &format, size);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t hipBindTexture(size_t* offset, const texture<T, type, mode>& bound, const void* pointer,
                                 size_t size = UINT_MAX) {
    return hipBindTexture(offset, bound, pointer, bound.channelDesc, size);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t hipBindTexture2D(size_t* offset, const texture<T, type, mode>& bound, const void* pointer,
                                   const hipChannelFormatDesc& format, size_t width, size_t height, size_t pitch) {
    return hipBindTexture2D(offset, &bound, pointer, &format, width, height, pitch);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t hipBindTexture2D(size_t* offset, const texture<T, type, mode>& bound, const void* pointer,
                                   size_t width, size_t height, size_t pitch) {
    return hipBindTexture2D(offset, bound, pointer, bound.channelDesc, width, height, pitch);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t hipBindTextureToArray(const texture<T, type, mode>& bound, hipArray_const_t array,
                                        const hipChannelFormatDesc& format) {
    return hipBindTextureToArray(&bound, array, &format);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t hipBindTextureToArray(const texture<T, type, mode>& bound, hipArray_const_t array) {
    hipChannelFormatDesc format = {};
    const hipError_t error = hipGetChannelDesc(&format, array);
    return error == hipSuccess ? hipBindTextureToArray(bound, array, format) : error;
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t hipBindTextureToMipmappedArray(const texture<T, type, mode>& bound,
                                                 hipMipmappedArray_const_t array,
                                                 const hipChannelFormatDesc& format) {
    return hipBindTextureToMipmappedArray(&bound, array, &format);
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t hipBindTextureToMipmappedArray(const texture<T, type, mode>& bound,
                                                 hipMipmappedArray_const_t array) {
    hipArray_t level = nullptr;
    hipChannelFormatDesc format = {};
    hipError_t error = hipGetMipmappedArrayLevel(&level, array, 0);
    if (error == hipSuccess) error = hipGetChannelDesc(&format, level);
    return error == hipSuccess ? hipBindTextureToMipmappedArray(bound, array, format) : error;
}
template <class T, int type, hipTextureReadMode mode>
inline hipError_t hipUnbindTexture(const texture<T, type, mode>& bound) {
    return hipUnbindTexture(&bound);
}

// A launch: how, then a call of the kernel. A name with commas is in parentheses or in HIP_KERNEL_NAME.
#pragma GCC visibility push(default)
namespace hipport_cpu {
#ifdef __clang__
__attribute__((nomerge))  // the caller's line is the one that launches
#endif
void configure(dim3 grid, dim3 block, size_t shared_bytes, hipStream_t stream);
}
#pragma GCC visibility pop
#define hipLaunchKernelGGL(kernel, grid, block, shared, stream, ...) \
    (::hipport_cpu::configure(grid, block, shared, stream), (kernel)(__VA_ARGS__))

#endif
