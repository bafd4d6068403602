// HIP's functions that copy memory, but for those with arrays.

#include "copies.h"
#include "memory.h"

using namespace hipport_cpu;

namespace {

hipError_t copy_rows(const char* function, void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                     size_t height, hipMemcpyKind kind, hipStream_t stream, bool is_async) {
    if (width == 0 || height == 0) return hipSuccess;
    if (width > to_pitch || width > from_pitch) return hipErrorInvalidPitchValue;
    return copy(function, {to, to_pitch}, {from, from_pitch}, {width, height}, kind, stream, is_async);
}

hipError_t copy_of_devices(const char* function, void* to, int to_device, const void* from, int from_device, size_t bytes,
                           hipStream_t stream, bool is_async) {
    const int count = static_cast<int>(settings().devices);
    if (to_device < 0 || to_device >= count || from_device < 0 || from_device >= count) return hipErrorInvalidDevice;
    return copy(function, to, from, {bytes}, hipMemcpyDeviceToDevice, stream, is_async);
}

// Where a copy to or from a symbol, the address of a variable, is. Reports one that goes past its end.
hipError_t place_in_symbol(const char* function, const void* symbol, size_t offset, size_t bytes, const char*& place) {
    const DeviceVariable* const variable = symbol != nullptr ? variable_at(symbol) : nullptr;
    if (variable == nullptr) return hipErrorInvalidSymbol;
    place = static_cast<const char*>(symbol) + offset;
    if (offset <= variable->bytes && bytes <= variable->bytes - offset) return hipSuccess;
    found("copy-out-of-bounds", "%s copies %s bytes at byte %s of the variable %s, which has %s", function,
          in_words(bytes).c_str(), in_words(offset).c_str(), variable->name, in_words(variable->bytes).c_str());
    return hipErrorInvalidValue;
}

hipError_t copy_to_symbol(const char* function, const void* symbol, const void* from, size_t bytes, size_t offset,
                          hipMemcpyKind kind, hipStream_t stream, bool is_async) {
    const char* place = nullptr;
    if (const hipError_t wrong = place_in_symbol(function, symbol, offset, bytes, place)) return wrong;
    return copy(function, place, from, {bytes}, kind, stream, is_async);
}

hipError_t copy_from_symbol(const char* function, void* to, const void* symbol, size_t bytes, size_t offset,
                            hipMemcpyKind kind, hipStream_t stream, bool is_async) {
    const char* place = nullptr;
    if (const hipError_t wrong = place_in_symbol(function, symbol, offset, bytes, place)) return wrong;
    return copy(function, to, place, {bytes}, kind, stream, is_async);
}

}  // namespace

hipError_t hipMemcpy(void* to, const void* from, size_t bytes, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(copy(__func__, to, from, {bytes}, kind, nullptr, false));
}

hipError_t hipMemcpy_spt(void* to, const void* from, size_t bytes, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(copy(__func__, to, from, {bytes}, kind, hipStreamPerThread, false));
}

hipError_t hipMemcpyWithStream(void* to, const void* from, size_t bytes, hipMemcpyKind kind, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy(__func__, to, from, {bytes}, kind, stream, false));
}

hipError_t hipMemcpyAsync(void* to, const void* from, size_t bytes, hipMemcpyKind kind, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy(__func__, to, from, {bytes}, kind, stream, true));
}

hipError_t hipMemcpyAsync_spt(void* to, const void* from, size_t bytes, hipMemcpyKind kind, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy(__func__, to, from, {bytes}, kind, stream, true));
}

hipError_t hipMemcpyHtoD(hipDeviceptr_t to, const void* from, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(copy(__func__, to, from, {bytes}, hipMemcpyHostToDevice, nullptr, false));
}

hipError_t hipMemcpyDtoH(void* to, hipDeviceptr_t from, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(copy(__func__, to, from, {bytes}, hipMemcpyDeviceToHost, nullptr, false));
}

hipError_t hipMemcpyDtoD(hipDeviceptr_t to, hipDeviceptr_t from, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(copy(__func__, to, from, {bytes}, hipMemcpyDeviceToDevice, nullptr, false));
}

hipError_t hipMemcpyHtoDAsync(hipDeviceptr_t to, const void* from, size_t bytes, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy(__func__, to, from, {bytes}, hipMemcpyHostToDevice, stream, true));
}

hipError_t hipMemcpyDtoHAsync(void* to, hipDeviceptr_t from, size_t bytes, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy(__func__, to, from, {bytes}, hipMemcpyDeviceToHost, stream, true));
}

hipError_t hipMemcpyDtoDAsync(hipDeviceptr_t to, hipDeviceptr_t from, size_t bytes, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy(__func__, to, from, {bytes}, hipMemcpyDeviceToDevice, stream, true));
}

hipError_t hipMemcpyPeer(void* to, int to_device, const void* from, int from_device, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_of_devices(__func__, to, to_device, from, from_device, bytes, nullptr, false));
}

hipError_t hipMemcpyPeerAsync(void* to, int to_device, const void* from, int from_device, size_t bytes,
                              hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_of_devices(__func__, to, to_device, from, from_device, bytes, stream, true));
}

hipError_t hipMemcpy2D(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                       hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_rows(__func__, to, to_pitch, from, from_pitch, width, height, kind, nullptr, false));
}

hipError_t hipMemcpy2D_spt(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                           hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_rows(__func__, to, to_pitch, from, from_pitch, width, height, kind, hipStreamPerThread, false));
}

hipError_t hipMemcpy2DAsync(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height,
                            hipMemcpyKind kind, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_rows(__func__, to, to_pitch, from, from_pitch, width, height, kind, stream, true));
}

hipError_t hipMemcpy2DAsync_spt(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width,
                                size_t height, hipMemcpyKind kind, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_rows(__func__, to, to_pitch, from, from_pitch, width, height, kind, stream, true));
}

hipError_t hipMemcpyToSymbol(const void* symbol, const void* from, size_t bytes, size_t offset, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_to_symbol(__func__, symbol, from, bytes, offset, kind, nullptr, false));
}

hipError_t hipMemcpyToSymbol_spt(const void* symbol, const void* from, size_t bytes, size_t offset, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_to_symbol(__func__, symbol, from, bytes, offset, kind, hipStreamPerThread, false));
}

hipError_t hipMemcpyToSymbolAsync(const void* symbol, const void* from, size_t bytes, size_t offset, hipMemcpyKind kind,
                                  hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_to_symbol(__func__, symbol, from, bytes, offset, kind, stream, true));
}

hipError_t hipMemcpyToSymbolAsync_spt(const void* symbol, const void* from, size_t bytes, size_t offset,
                                      hipMemcpyKind kind, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_to_symbol(__func__, symbol, from, bytes, offset, kind, stream, true));
}

hipError_t hipMemcpyFromSymbol(void* to, const void* symbol, size_t bytes, size_t offset, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_from_symbol(__func__, to, symbol, bytes, offset, kind, nullptr, false));
}

hipError_t hipMemcpyFromSymbol_spt(void* to, const void* symbol, size_t bytes, size_t offset, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_from_symbol(__func__, to, symbol, bytes, offset, kind, hipStreamPerThread, false));
}

hipError_t hipMemcpyFromSymbolAsync(void* to, const void* symbol, size_t bytes, size_t offset, hipMemcpyKind kind,
                                    hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_from_symbol(__func__, to, symbol, bytes, offset, kind, stream, true));
}

hipError_t hipMemcpyFromSymbolAsync_spt(void* to, const void* symbol, size_t bytes, size_t offset, hipMemcpyKind kind,
                                        hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_from_symbol(__func__, to, symbol, bytes, offset, kind, stream, true));
}

hipError_t hipMemcpyBatchAsync(void** to, void** from, size_t* bytes, size_t count, hipMemcpyAttributes*, size_t*, size_t,
                               size_t* failed, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    if (to == nullptr || from == nullptr || bytes == nullptr || count == 0) return returned(hipErrorInvalidValue);
    for (size_t i = 0; i < count; ++i) {
        const hipError_t error = copy(__func__, to[i], from[i], {bytes[i]}, hipMemcpyDefault, stream, true);
        if (error == hipSuccess) continue;
        if (failed != nullptr) *failed = i;
        return returned(error);
    }
    return returned(hipSuccess);
}
