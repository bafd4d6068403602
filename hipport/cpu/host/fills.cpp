// Fills: hipMemset and its like.

#include <string.h>

#include <string>

#include "copies.h"
#include "memory.h"

using namespace hipport_cpu;

namespace {

template <class Value>
void fill_rows(const Place& to, const Box& box, Value value) {
    for (size_t z = 0; z < box.depth; ++z) {
        for (size_t y = 0; y < box.height; ++y) {
            char* const row = to.moved(0, y, z).address;
            if constexpr (sizeof(Value) == 1) {
                memset(row, value, box.width);
            } else {
                for (size_t x = 0; x < box.width; x += sizeof(Value)) memcpy(row + x, &value, sizeof(Value));
            }
        }
    }
}

// Fills a box with values, as work of a stream. Memory that the host can read has been filled when it returns, unless
// it is asynchronous.
template <class Value>
hipError_t fill(const char* function, const Place& to, Value value, Box box, hipStream_t stream, bool is_async) {
    if (box.is_empty()) return hipSuccess;
    if (__builtin_mul_overflow(box.width, sizeof(Value), &box.width) || to.address == nullptr) return hipErrorInvalidValue;
    if (reinterpret_cast<uintptr_t>(to.address) % sizeof(Value) != 0) return hipErrorInvalidValue;
    if ((box.height > 1 && to.pitch < box.width) || (box.depth > 1 && to.slice < box.width)) return hipErrorInvalidValue;
    const std::string doing = std::string(function) + " fills";
    if (!may_access("fill-out-of-bounds", doing.c_str(), to.address, to.span(box))) return hipErrorInvalidValue;
    const Side side = side_of(to.address);
    if (side == Side::host) {
        found("wrong-direction", "%s fills host memory", function);
        return hipErrorInvalidValue;
    }
    const auto task = [function, to, box, value] {
        bool freed = false;
        if (allocation_at(to.address, &freed), freed) return is_freed(function, to.address), hipErrorIllegalAddress;
        fill_rows(to, box, value);
        return hipSuccess;
    };
    if (const hipError_t failed = submit(stream, function, task)) return failed;
    return is_async || side == Side::device ? hipSuccess : finish(stream);
}

Box values(size_t count) { return {count}; }

Place pitched(const hipPitchedPtr& pointer) { return {pointer.ptr, pointer.pitch, pointer.pitch * pointer.ysize}; }

Box box_of(const hipExtent& extent) { return {extent.width, extent.height, extent.depth}; }

unsigned char byte(int value) { return static_cast<unsigned char>(value); }

}  // namespace

hipError_t hipMemset(void* to, int value, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, to, byte(value), values(bytes), nullptr, false));
}

hipError_t hipMemset_spt(void* to, int value, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, to, byte(value), values(bytes), hipStreamPerThread, false));
}

hipError_t hipMemsetAsync(void* to, int value, size_t bytes, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, to, byte(value), values(bytes), stream, true));
}

hipError_t hipMemsetAsync_spt(void* to, int value, size_t bytes, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, to, byte(value), values(bytes), stream, true));
}

hipError_t hipMemsetD8(hipDeviceptr_t to, unsigned char value, size_t count) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, to, value, values(count), nullptr, false));
}

hipError_t hipMemsetD8Async(hipDeviceptr_t to, unsigned char value, size_t count, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, to, value, values(count), stream, true));
}

hipError_t hipMemsetD16(hipDeviceptr_t to, unsigned short value, size_t count) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, to, value, values(count), nullptr, false));
}

hipError_t hipMemsetD16Async(hipDeviceptr_t to, unsigned short value, size_t count, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, to, value, values(count), stream, true));
}

hipError_t hipMemsetD32(hipDeviceptr_t to, int value, size_t count) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, to, value, values(count), nullptr, false));
}

hipError_t hipMemsetD32Async(hipDeviceptr_t to, int value, size_t count, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, to, value, values(count), stream, true));
}

hipError_t hipMemset2D(void* to, size_t pitch, int value, size_t width, size_t height) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, {to, pitch}, byte(value), {width, height}, nullptr, false));
}

hipError_t hipMemset2D_spt(void* to, size_t pitch, int value, size_t width, size_t height) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, {to, pitch}, byte(value), {width, height}, hipStreamPerThread, false));
}

hipError_t hipMemset2DAsync(void* to, size_t pitch, int value, size_t width, size_t height, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, {to, pitch}, byte(value), {width, height}, stream, true));
}

hipError_t hipMemset2DAsync_spt(void* to, size_t pitch, int value, size_t width, size_t height, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, {to, pitch}, byte(value), {width, height}, stream, true));
}

hipError_t hipMemset3D(hipPitchedPtr to, int value, hipExtent extent) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, pitched(to), byte(value), box_of(extent), nullptr, false));
}

hipError_t hipMemset3D_spt(hipPitchedPtr to, int value, hipExtent extent) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, pitched(to), byte(value), box_of(extent), hipStreamPerThread, false));
}

hipError_t hipMemset3DAsync(hipPitchedPtr to, int value, hipExtent extent, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, pitched(to), byte(value), box_of(extent), stream, true));
}

hipError_t hipMemset3DAsync_spt(hipPitchedPtr to, int value, hipExtent extent, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, pitched(to), byte(value), box_of(extent), stream, true));
}

hipError_t hipMemsetD2D8(hipDeviceptr_t to, size_t pitch, unsigned char value, size_t width, size_t height) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, {to, pitch}, value, {width, height}, nullptr, false));
}

hipError_t hipMemsetD2D8Async(hipDeviceptr_t to, size_t pitch, unsigned char value, size_t width, size_t height,
                              hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, {to, pitch}, value, {width, height}, stream, true));
}

hipError_t hipMemsetD2D16(hipDeviceptr_t to, size_t pitch, unsigned short value, size_t width, size_t height) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, {to, pitch}, value, {width, height}, nullptr, false));
}

hipError_t hipMemsetD2D16Async(hipDeviceptr_t to, size_t pitch, unsigned short value, size_t width, size_t height,
                               hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, {to, pitch}, value, {width, height}, stream, true));
}

hipError_t hipMemsetD2D32(hipDeviceptr_t to, size_t pitch, unsigned int value, size_t width, size_t height) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, {to, pitch}, value, {width, height}, nullptr, false));
}

hipError_t hipMemsetD2D32Async(hipDeviceptr_t to, size_t pitch, unsigned int value, size_t width, size_t height,
                               hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(fill(__func__, {to, pitch}, value, {width, height}, stream, true));
}
