// CUDA arrays in ordinary device memory, row after row without gaps, and the copies from and to them. HIP's own arrays are
// images, which it refuses to make where a GPU has none. Comes with hipport, belongs to the project that it was copied
// into.
// hipport: ignore-file
//
// A handle stays a hipArray_t, which only these functions take. Each function has the parameters of HIP's.

#ifndef HIPPORT_TEXTURE_MEMORY_H
#define HIPPORT_TEXTURE_MEMORY_H

#include <hip/hip_runtime.h>

#include "texture_sampling.h"

namespace hipport {

namespace detail {

constexpr unsigned long long array_mark = 0x7961727261706968, mipmap_mark = 0x70616d7069706968;

struct Array {
    unsigned long long mark;  // first, where HIP's own arrays hold a pointer: tells the two apart
    hipChannelFormatDesc format;
    hipExtent extent;  // as given: a height or depth of 0 is none
    unsigned int flags;
    size_t element;  // bytes
    size_t pitch;
    size_t slice;
    char* data;
};

// Levels of half the extents each, of which layers are none.
struct MipmappedArray {
    unsigned long long mark;
    int count;
    hipArray_t levels[most_levels];
};

inline Array* array_of(hipArray_const_t handle) {
    auto* array = reinterpret_cast<Array*>(const_cast<hipArray_t>(handle));
    return array && array->mark == array_mark ? array : nullptr;
}

inline MipmappedArray* levels_of(hipMipmappedArray_const_t handle) {
    auto* array = reinterpret_cast<MipmappedArray*>(const_cast<hipMipmappedArray_t>(handle));
    return array && array->mark == mipmap_mark ? array : nullptr;
}

inline size_t at_least_1(size_t number) { return number ? number : 1; }

// The format in a sampler; an error where a channel has not 8, 16 or 32 bits, or channels differ, or there are 3.
inline hipError_t set_format(Sampler& s, const hipChannelFormatDesc& format) {
    const int bits[4] = {format.x, format.y, format.z, format.w};
    s.channels = 0;
    while (s.channels < 4 && bits[s.channels]) ++s.channels;
    s.bits = format.x;
    s.kind = static_cast<int>(format.f);
    for (int c = 0; c < 4; ++c) {
        if (bits[c] != (c < s.channels ? s.bits : 0)) return hipErrorInvalidValue;
    }
    const bool has_width = s.bits == 32 || s.bits == 16 || (s.bits == 8 && s.kind != kind_float);
    const bool is_known = s.kind == kind_signed || s.kind == kind_unsigned || s.kind == kind_float;
    return has_width && is_known && s.channels && s.channels != 3 ? hipSuccess : hipErrorInvalidValue;
}

// One more level: rows without gaps.
inline void add_level(Sampler& s, void* data, const hipExtent& extent, size_t element) {
    const size_t pitch = extent.width * element, height = at_least_1(extent.height);
    s.levels[s.level_count++] = {static_cast<unsigned char*>(data), static_cast<long long>(pitch),
                                 static_cast<long long>(pitch * height),
                                 {static_cast<int>(extent.width), static_cast<int>(height),
                                  static_cast<int>(at_least_1(extent.depth))}};
}

inline hipError_t set_array(Sampler& s, hipArray_const_t handle) {
    const Array* array = array_of(handle);
    if (!array) return hipErrorInvalidValue;
    add_level(s, array->data, array->extent, array->element);
    return set_format(s, array->format);
}

inline hipError_t set_levels(Sampler& s, hipMipmappedArray_const_t handle) {
    const MipmappedArray* array = levels_of(handle);
    if (!array) return hipErrorInvalidValue;
    hipError_t error = hipSuccess;
    for (int i = 0; i < array->count && error == hipSuccess; ++i) error = set_array(s, array->levels[i]);
    return error;
}

// Cube maps are squares, six for each.
inline bool is_cubes(const hipExtent& extent, unsigned int flags) {
    const bool is_whole = flags & hipArrayLayered ? extent.depth && extent.depth % 6 == 0 : extent.depth == 6;
    return extent.width == extent.height && is_whole;
}

inline hipExtent half_of(const hipExtent& extent, unsigned int flags) {
    const auto half = [](size_t number) { return number > 1 ? number / 2 : number; };
    const bool has_layers = flags & (hipArrayLayered | hipArrayCubemap);
    return {half(extent.width), half(extent.height), has_layers ? extent.depth : half(extent.depth)};
}

// Where a byte of a row of an array lies.
inline char* place_in(const Array* array, size_t in_row, size_t row) {
    return array->data + row * array->pitch + in_row;
}

// The parameters of a copy with each array as the memory that it is.
inline hipError_t without_arrays(hipMemcpy3DParms& copy) {
    size_t element = 1;
    struct {
        hipArray_t* array;
        hipPitchedPtr* memory;
        hipPos* place;
    } const sides[] = {{&copy.srcArray, &copy.srcPtr, &copy.srcPos}, {&copy.dstArray, &copy.dstPtr, &copy.dstPos}};
    for (const auto& side : sides) {
        if (!*side.array) continue;
        const Array* array = array_of(*side.array);
        if (!array) return hipErrorInvalidValue;
        element = array->element;
        *side.memory = {array->data, array->pitch, array->extent.width, at_least_1(array->extent.height)};
        side.place->x *= element;
        *side.array = nullptr;
    }
    copy.extent.width *= element;
    return hipSuccess;
}

}  // namespace detail

inline hipError_t hipMalloc3DArray(hipArray_t* handle, const hipChannelFormatDesc* format, hipExtent extent,
                                   unsigned int flags = 0) {
    if (!handle || !format || !extent.width) return hipErrorInvalidValue;
    if (flags & hipArrayCubemap && !detail::is_cubes(extent, flags)) return hipErrorInvalidValue;
    detail::Sampler s = {};
    hipError_t error = detail::set_format(s, *format);
    if (error != hipSuccess) return error;
    const size_t element = static_cast<size_t>(s.channels * s.bits / 8), pitch = extent.width * element;
    const size_t slice = pitch * detail::at_least_1(extent.height);
    void* data = nullptr;
    error = ::hipMalloc(&data, slice * detail::at_least_1(extent.depth));
    if (error != hipSuccess) return error;
    *handle = reinterpret_cast<hipArray_t>(new detail::Array{
        detail::array_mark, *format, extent, flags, element, pitch, slice, static_cast<char*>(data)});
    return hipSuccess;
}

inline hipError_t hipMallocArray(hipArray_t* handle, const hipChannelFormatDesc* format, size_t width,
                                 size_t height = 0, unsigned int flags = 0) {
    return hipport::hipMalloc3DArray(handle, format, hipExtent{width, height, 0}, flags);
}

inline hipError_t hipFreeArray(hipArray_t handle) {
    if (!handle) return hipSuccess;
    detail::Array* array = detail::array_of(handle);
    if (!array) return hipErrorInvalidValue;
    const hipError_t error = ::hipFree(array->data);
    array->mark = 0;
    delete array;
    return error;
}

inline hipError_t hipFreeMipmappedArray(hipMipmappedArray_t handle) {
    detail::MipmappedArray* array = detail::levels_of(handle);
    if (!array) return hipErrorInvalidValue;
    hipError_t error = hipSuccess;
    for (int i = 0; i < array->count && error == hipSuccess; ++i) error = hipport::hipFreeArray(array->levels[i]);
    array->mark = 0;
    delete array;
    return error;
}

// As many levels as wanted, as far as the extents can be halved.
inline hipError_t hipMallocMipmappedArray(hipMipmappedArray_t* handle, const hipChannelFormatDesc* format,
                                          hipExtent extent, unsigned int wanted, unsigned int flags = 0) {
    if (!handle) return hipErrorInvalidValue;
    auto* array = new detail::MipmappedArray{detail::mipmap_mark, 0, {}};
    hipError_t error = hipSuccess;
    for (bool is_last = false; !is_last && error == hipSuccess;) {
        error = hipport::hipMalloc3DArray(&array->levels[array->count], format, extent, flags);
        if (error == hipSuccess) ++array->count;
        const hipExtent half = detail::half_of(extent, flags);
        is_last = (half.width == extent.width && half.height == extent.height && half.depth == extent.depth) ||
                  array->count >= static_cast<int>(wanted) || array->count == detail::most_levels;
        extent = half;
    }
    const auto made = reinterpret_cast<hipMipmappedArray_t>(array);
    if (error == hipSuccess) *handle = made;
    else static_cast<void>(hipport::hipFreeMipmappedArray(made));
    return error;
}

inline hipError_t hipGetMipmappedArrayLevel(hipArray_t* level, hipMipmappedArray_const_t handle, unsigned int number) {
    const detail::MipmappedArray* array = detail::levels_of(handle);
    if (!level || !array || number >= static_cast<unsigned int>(array->count)) return hipErrorInvalidValue;
    *level = array->levels[number];
    return hipSuccess;
}

inline hipError_t hipArrayGetInfo(hipChannelFormatDesc* format, hipExtent* extent, unsigned int* flags,
                                  hipArray_t handle) {
    const detail::Array* array = detail::array_of(handle);
    if (!array) return hipErrorInvalidValue;
    if (format) *format = array->format;
    if (extent) *extent = array->extent;
    if (flags) *flags = array->flags;
    return hipSuccess;
}

inline hipError_t hipGetChannelDesc(hipChannelFormatDesc* format, hipArray_const_t handle) {
    const detail::Array* array = detail::array_of(handle);
    if (!array || !format) return hipErrorInvalidValue;
    *format = array->format;
    return hipSuccess;
}

// Copies: offsets and widths in a row are in bytes.

inline hipError_t hipMemcpyToArray(hipArray_t to, size_t in_row, size_t row, const void* from, size_t bytes,
                                   hipMemcpyKind kind) {
    const detail::Array* array = detail::array_of(to);
    if (!array) return hipErrorInvalidValue;
    return ::hipMemcpy(detail::place_in(array, in_row, row), from, bytes, kind);
}

inline hipError_t hipMemcpyToArrayAsync(hipArray_t to, size_t in_row, size_t row, const void* from, size_t bytes,
                                        hipMemcpyKind kind, hipStream_t stream = nullptr) {
    const detail::Array* array = detail::array_of(to);
    if (!array) return hipErrorInvalidValue;
    return ::hipMemcpyAsync(detail::place_in(array, in_row, row), from, bytes, kind, stream);
}

inline hipError_t hipMemcpyFromArray(void* to, hipArray_const_t from, size_t in_row, size_t row, size_t bytes,
                                     hipMemcpyKind kind) {
    const detail::Array* array = detail::array_of(from);
    if (!array) return hipErrorInvalidValue;
    return ::hipMemcpy(to, detail::place_in(array, in_row, row), bytes, kind);
}

inline hipError_t hipMemcpyFromArrayAsync(void* to, hipArray_const_t from, size_t in_row, size_t row, size_t bytes,
                                          hipMemcpyKind kind, hipStream_t stream = nullptr) {
    const detail::Array* array = detail::array_of(from);
    if (!array) return hipErrorInvalidValue;
    return ::hipMemcpyAsync(to, detail::place_in(array, in_row, row), bytes, kind, stream);
}

inline hipError_t hipMemcpyArrayToArray(hipArray_t to, size_t to_in_row, size_t to_row, hipArray_const_t from,
                                        size_t in_row, size_t row, size_t bytes,
                                        hipMemcpyKind kind = hipMemcpyDeviceToDevice) {
    const detail::Array* array = detail::array_of(from);
    if (!array) return hipErrorInvalidValue;
    return hipport::hipMemcpyToArray(to, to_in_row, to_row, detail::place_in(array, in_row, row), bytes, kind);
}

inline hipError_t hipMemcpy2DToArray(hipArray_t to, size_t in_row, size_t row, const void* from, size_t pitch,
                                     size_t width, size_t height, hipMemcpyKind kind) {
    const detail::Array* array = detail::array_of(to);
    if (!array) return hipErrorInvalidValue;
    return ::hipMemcpy2D(detail::place_in(array, in_row, row), array->pitch, from, pitch, width, height, kind);
}

inline hipError_t hipMemcpy2DToArrayAsync(hipArray_t to, size_t in_row, size_t row, const void* from, size_t pitch,
                                          size_t width, size_t height, hipMemcpyKind kind,
                                          hipStream_t stream = nullptr) {
    const detail::Array* array = detail::array_of(to);
    if (!array) return hipErrorInvalidValue;
    return ::hipMemcpy2DAsync(detail::place_in(array, in_row, row), array->pitch, from, pitch, width, height, kind,
                              stream);
}

inline hipError_t hipMemcpy2DFromArray(void* to, size_t pitch, hipArray_const_t from, size_t in_row, size_t row,
                                       size_t width, size_t height, hipMemcpyKind kind) {
    const detail::Array* array = detail::array_of(from);
    if (!array) return hipErrorInvalidValue;
    return ::hipMemcpy2D(to, pitch, detail::place_in(array, in_row, row), array->pitch, width, height, kind);
}

inline hipError_t hipMemcpy2DFromArrayAsync(void* to, size_t pitch, hipArray_const_t from, size_t in_row, size_t row,
                                            size_t width, size_t height, hipMemcpyKind kind,
                                            hipStream_t stream = nullptr) {
    const detail::Array* array = detail::array_of(from);
    if (!array) return hipErrorInvalidValue;
    return ::hipMemcpy2DAsync(to, pitch, detail::place_in(array, in_row, row), array->pitch, width, height, kind,
                              stream);
}

inline hipError_t hipMemcpy2DArrayToArray(hipArray_t to, size_t to_in_row, size_t to_row, hipArray_const_t from,
                                          size_t in_row, size_t row, size_t width, size_t height,
                                          hipMemcpyKind kind = hipMemcpyDeviceToDevice) {
    const detail::Array* array = detail::array_of(from);
    if (!array) return hipErrorInvalidValue;
    return hipport::hipMemcpy2DToArray(to, to_in_row, to_row, detail::place_in(array, in_row, row), array->pitch, width, height,
                              kind);
}

// The parameters may name memory instead of arrays on both sides.
inline hipError_t hipMemcpy3D(const hipMemcpy3DParms* given) {
    if (!given) return hipErrorInvalidValue;
    hipMemcpy3DParms copy = *given;
    const hipError_t error = detail::without_arrays(copy);
    return error == hipSuccess ? ::hipMemcpy3D(&copy) : error;
}

inline hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms* given, hipStream_t stream = nullptr) {
    if (!given) return hipErrorInvalidValue;
    hipMemcpy3DParms copy = *given;
    const hipError_t error = detail::without_arrays(copy);
    return error == hipSuccess ? ::hipMemcpy3DAsync(&copy, stream) : error;
}

}  // namespace hipport

#endif
