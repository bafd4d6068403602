// HIP's copies from and to arrays, and those whose arguments are structs, which may name arrays.

#include "arrays.h"
#include "memory.h"

using namespace hipport_cpu;

namespace {

constexpr hipStream_t null_stream = nullptr;

// Where consecutive bytes of an array are; they go on from row to row.
hipError_t bytes_in_array(const char* function, const hipArray* array, size_t offset, size_t bytes, Place& place) {
    if (const hipError_t wrong = check_array(function, array)) return wrong;
    const Box all = array->box();
    const size_t has = all.width * all.height * all.depth;
    place = array->data + offset;
    if (offset <= has && bytes <= has - offset) return hipSuccess;
    if (const Allocation* const memory = allocation_at(array->data)) {
        found("copy-out-of-bounds", *memory, "%s copies %s bytes at byte %s of an array of %s bytes", function,
              in_words(bytes).c_str(), in_words(offset).c_str(), in_words(has).c_str());
    }
    return hipErrorInvalidValue;
}

hipError_t to_array(const char* function, hipArray* array, size_t offset, const void* from, size_t bytes,
                    hipMemcpyKind kind, hipStream_t stream, bool is_async) {
    Place place{nullptr};
    if (const hipError_t wrong = bytes_in_array(function, array, offset, bytes, place)) return wrong;
    return copy(function, place, from, {bytes}, kind, stream, is_async);
}

hipError_t from_array(const char* function, void* to, const hipArray* array, size_t offset, size_t bytes,
                      hipMemcpyKind kind, hipStream_t stream, bool is_async) {
    Place place{nullptr};
    if (const hipError_t wrong = bytes_in_array(function, array, offset, bytes, place)) return wrong;
    return copy(function, to, place, {bytes}, kind, stream, is_async);
}

size_t offset_of(const hipArray* array, size_t x, size_t y) { return array == nullptr ? 0 : x + y * array->box().width; }

hipError_t rows_to_array(const char* function, hipArray* array, size_t x, size_t y, const void* from, size_t pitch,
                         size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream, bool is_async) {
    const Box box = {width, height};
    Place place{nullptr};
    if (width > pitch) return hipErrorInvalidPitchValue;
    if (const hipError_t wrong = place_in_array(function, array, x, y, 0, box, place)) return wrong;
    return copy(function, place, {from, pitch}, box, kind, stream, is_async);
}

hipError_t rows_from_array(const char* function, void* to, size_t pitch, const hipArray* array, size_t x, size_t y,
                           size_t width, size_t height, hipMemcpyKind kind, hipStream_t stream, bool is_async) {
    const Box box = {width, height};
    Place place{nullptr};
    if (width > pitch) return hipErrorInvalidPitchValue;
    if (const hipError_t wrong = place_in_array(function, array, x, y, 0, box, place)) return wrong;
    return copy(function, {to, pitch}, place, box, kind, stream, is_async);
}

// One side of a copy that a struct describes: an array, else memory with a pitch. `x` is in bytes.
struct Operand {
    const hipArray* array;
    const void* address;
    size_t pitch, rows;  // of a slice
    size_t x, y, z;
};

hipError_t place_of(const char* function, const Operand& operand, const Box& box, Place& place) {
    if (operand.array != nullptr) {
        return place_in_array(function, operand.array, operand.x, operand.y, operand.z, box, place);
    }
    if (operand.address == nullptr) return hipErrorInvalidValue;
    const bool has_rows = box.height > 1 || box.depth > 1;
    if (has_rows && operand.pitch < operand.x + box.width) return hipErrorInvalidPitchValue;
    if (box.depth > 1 && operand.rows < operand.y + box.height) return hipErrorInvalidValue;
    place = Place{operand.address, operand.pitch, operand.pitch * operand.rows}.moved(operand.x, operand.y, operand.z);
    return hipSuccess;
}

hipError_t copy_operands(const char* function, const Operand& to, const Operand& from, const Box& box,
                         hipMemcpyKind kind, hipStream_t stream, bool is_async) {
    if (box.is_empty()) return hipSuccess;
    Place to_place{nullptr}, from_place{nullptr};
    if (const hipError_t wrong = place_of(function, to, box, to_place)) return wrong;
    if (const hipError_t wrong = place_of(function, from, box, from_place)) return wrong;
    return copy(function, to_place, from_place, box, kind, stream, is_async);
}

// The position is in elements where it is in an array.
Operand operand(const hipArray* array, const hipPitchedPtr& memory, const hipPos& at) {
    const size_t x = array != nullptr ? at.x * array->element_bytes : at.x;
    return {array, memory.ptr, memory.pitch, memory.ysize, x, at.y, at.z};
}

// Widths are in elements where an array takes part.
template <class Parameters>
hipError_t copy_3d(const char* function, const Parameters* wanted, hipMemcpyKind kind, hipStream_t stream, bool is_async) {
    if (wanted == nullptr) return hipErrorInvalidValue;
    const hipArray *const to = wanted->dstArray, *const from = wanted->srcArray;
    for (const hipArray* const array : {to, from}) {
        if (array == nullptr) continue;
        if (const hipError_t wrong = check_array(function, array)) return wrong;
    }
    // Either an array or memory.
    if ((to == nullptr) == (wanted->dstPtr.ptr == nullptr) || (from == nullptr) == (wanted->srcPtr.ptr == nullptr)) {
        return hipErrorInvalidValue;
    }
    if (to != nullptr && from != nullptr && to->element_bytes != from->element_bytes) return hipErrorInvalidValue;
    const size_t unit = to != nullptr ? to->element_bytes : from != nullptr ? from->element_bytes : 1;
    const Box box = {wanted->extent.width * unit, wanted->extent.height, wanted->extent.depth};
    return copy_operands(function, operand(to, wanted->dstPtr, wanted->dstPos), operand(from, wanted->srcPtr, wanted->srcPos),
                         box, kind, stream, is_async);
}

hipError_t copy_3d(const char* function, const hipMemcpy3DParms* wanted, hipStream_t stream, bool is_async) {
    return copy_3d(function, wanted, wanted != nullptr ? wanted->kind : hipMemcpyDefault, stream, is_async);
}

bool is_device(int device) { return device >= 0 && device < static_cast<int>(settings().devices); }

hipError_t copy_3d_peer(const char* function, const hipMemcpy3DPeerParms* wanted, hipStream_t stream, bool is_async) {
    if (wanted != nullptr && !(is_device(wanted->dstDevice) && is_device(wanted->srcDevice))) return hipErrorInvalidDevice;
    return copy_3d(function, wanted, hipMemcpyDeviceToDevice, stream, is_async);
}

// What the types of memory in a struct of the driver's interface say.
hipMemcpyKind kind_of(hipMemoryType to, hipMemoryType from) {
    const auto is_known = [](hipMemoryType type) {
        return type == hipMemoryTypeHost || type == hipMemoryTypeDevice || type == hipMemoryTypeArray;
    };
    if (!is_known(to) || !is_known(from)) return hipMemcpyDefault;
    if (to == hipMemoryTypeHost) return from == hipMemoryTypeHost ? hipMemcpyHostToHost : hipMemcpyDeviceToHost;
    return from == hipMemoryTypeHost ? hipMemcpyHostToDevice : hipMemcpyDeviceToDevice;
}

const void* address_of(hipMemoryType type, const void* host, const void* device) {
    return type == hipMemoryTypeHost ? host : type == hipMemoryTypeArray ? nullptr : device;
}

const hipArray* array_of(hipMemoryType type, const hipArray* array) {
    return type == hipMemoryTypeArray ? array : nullptr;
}

hipError_t copy_struct(const char* function, const hip_Memcpy2D* p, hipStream_t stream, bool is_async) {
    if (p == nullptr) return hipErrorInvalidValue;
    const Operand to = {array_of(p->dstMemoryType, p->dstArray), address_of(p->dstMemoryType, p->dstHost, p->dstDevice),
                        p->dstPitch, 0, p->dstXInBytes, p->dstY, 0};
    const Operand from = {array_of(p->srcMemoryType, p->srcArray), address_of(p->srcMemoryType, p->srcHost, p->srcDevice),
                          p->srcPitch, 0, p->srcXInBytes, p->srcY, 0};
    return copy_operands(function, to, from, {p->WidthInBytes, p->Height}, kind_of(p->dstMemoryType, p->srcMemoryType),
                         stream, is_async);
}

hipError_t copy_struct(const char* function, const HIP_MEMCPY3D* p, hipStream_t stream, bool is_async) {
    if (p == nullptr) return hipErrorInvalidValue;
    const Operand to = {array_of(p->dstMemoryType, p->dstArray), address_of(p->dstMemoryType, p->dstHost, p->dstDevice),
                        p->dstPitch, p->dstHeight, p->dstXInBytes, p->dstY, p->dstZ};
    const Operand from = {array_of(p->srcMemoryType, p->srcArray), address_of(p->srcMemoryType, p->srcHost, p->srcDevice),
                          p->srcPitch, p->srcHeight, p->srcXInBytes, p->srcY, p->srcZ};
    return copy_operands(function, to, from, {p->WidthInBytes, p->Height, p->Depth},
                         kind_of(p->dstMemoryType, p->srcMemoryType), stream, is_async);
}

// Lengths are in elements; without an array those are bytes.
Operand operand(const hipMemcpy3DOperand& given, const hipExtent& extent) {
    if (given.type == hipMemcpyOperandTypeArray) {
        const auto& in = given.op.array;
        return {in.array, nullptr, 0, 0, in.offset.x * in.array->element_bytes, in.offset.y, in.offset.z};
    }
    const auto& in = given.op.ptr;
    return {nullptr, in.ptr, in.rowLength != 0 ? in.rowLength : extent.width,
            in.layerHeight != 0 ? in.layerHeight : extent.height, 0, 0, 0};
}

hipError_t copy_of_batch(const char* function, const hipMemcpy3DBatchOp& wanted, hipStream_t stream) {
    size_t unit = 1;
    for (const hipMemcpy3DOperand* const each : {&wanted.dst, &wanted.src}) {
        if (each->type == hipMemcpyOperandTypePointer) continue;
        if (each->type != hipMemcpyOperandTypeArray) return hipErrorInvalidValue;
        if (const hipError_t wrong = check_array(function, each->op.array.array)) return wrong;
        unit = each->op.array.array->element_bytes;
    }
    const Box box = {wanted.extent.width * unit, wanted.extent.height, wanted.extent.depth};
    Operand to = operand(wanted.dst, wanted.extent), from = operand(wanted.src, wanted.extent);
    to.pitch *= unit;
    from.pitch *= unit;
    return copy_operands(function, to, from, box, hipMemcpyDefault, stream, true);
}

}  // namespace

hipError_t hipMemcpyToArray(hipArray_t to, size_t x, size_t y, const void* from, size_t bytes, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(to_array(__func__, to, offset_of(to, x, y), from, bytes, kind, null_stream, false));
}

hipError_t hipMemcpyFromArray(void* to, hipArray_const_t from, size_t x, size_t y, size_t bytes, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(from_array(__func__, to, from, offset_of(from, x, y), bytes, kind, null_stream, false));
}

hipError_t hipMemcpyFromArray_spt(void* to, hipArray_const_t from, size_t x, size_t y, size_t bytes, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(from_array(__func__, to, from, offset_of(from, x, y), bytes, kind, hipStreamPerThread, false));
}

hipError_t hipMemcpyHtoA(hipArray_t to, size_t offset, const void* from, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(to_array(__func__, to, offset, from, bytes, hipMemcpyHostToDevice, null_stream, false));
}

hipError_t hipMemcpyHtoAAsync(hipArray_t to, size_t offset, const void* from, size_t bytes, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(to_array(__func__, to, offset, from, bytes, hipMemcpyHostToDevice, stream, true));
}

hipError_t hipMemcpyDtoA(hipArray_t to, size_t offset, hipDeviceptr_t from, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(to_array(__func__, to, offset, from, bytes, hipMemcpyDeviceToDevice, null_stream, false));
}

hipError_t hipMemcpyAtoH(void* to, hipArray_t from, size_t offset, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(from_array(__func__, to, from, offset, bytes, hipMemcpyDeviceToHost, null_stream, false));
}

hipError_t hipMemcpyAtoHAsync(void* to, hipArray_t from, size_t offset, size_t bytes, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(from_array(__func__, to, from, offset, bytes, hipMemcpyDeviceToHost, stream, true));
}

hipError_t hipMemcpyAtoD(hipDeviceptr_t to, hipArray_t from, size_t offset, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    return returned(from_array(__func__, to, from, offset, bytes, hipMemcpyDeviceToDevice, null_stream, false));
}

hipError_t hipMemcpyAtoA(hipArray_t to, size_t to_offset, hipArray_t from, size_t from_offset, size_t bytes) {
    const Call call{__builtin_return_address(0)};
    Place place{nullptr};
    if (const hipError_t wrong = bytes_in_array(__func__, from, from_offset, bytes, place)) return returned(wrong);
    return returned(to_array(__func__, to, to_offset, place.address, bytes, hipMemcpyDeviceToDevice, null_stream, false));
}

hipError_t hipMemcpy2DToArray(hipArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                              size_t height, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(rows_to_array(__func__, to, x, y, from, pitch, width, height, kind, null_stream, false));
}

hipError_t hipMemcpy2DToArray_spt(hipArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                                  size_t height, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(rows_to_array(__func__, to, x, y, from, pitch, width, height, kind, hipStreamPerThread, false));
}

hipError_t hipMemcpy2DToArrayAsync(hipArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                                   size_t height, hipMemcpyKind kind, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(rows_to_array(__func__, to, x, y, from, pitch, width, height, kind, stream, true));
}

hipError_t hipMemcpy2DToArrayAsync_spt(hipArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                                       size_t height, hipMemcpyKind kind, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(rows_to_array(__func__, to, x, y, from, pitch, width, height, kind, stream, true));
}

hipError_t hipMemcpy2DFromArray(void* to, size_t pitch, hipArray_const_t from, size_t x, size_t y, size_t width,
                                size_t height, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(rows_from_array(__func__, to, pitch, from, x, y, width, height, kind, null_stream, false));
}

hipError_t hipMemcpy2DFromArray_spt(void* to, size_t pitch, hipArray_const_t from, size_t x, size_t y, size_t width,
                                    size_t height, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    return returned(rows_from_array(__func__, to, pitch, from, x, y, width, height, kind, hipStreamPerThread, false));
}

hipError_t hipMemcpy2DFromArrayAsync(void* to, size_t pitch, hipArray_const_t from, size_t x, size_t y, size_t width,
                                     size_t height, hipMemcpyKind kind, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(rows_from_array(__func__, to, pitch, from, x, y, width, height, kind, stream, true));
}

hipError_t hipMemcpy2DFromArrayAsync_spt(void* to, size_t pitch, hipArray_const_t from, size_t x, size_t y, size_t width,
                                         size_t height, hipMemcpyKind kind, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(rows_from_array(__func__, to, pitch, from, x, y, width, height, kind, stream, true));
}

hipError_t hipMemcpy2DArrayToArray(hipArray_t to, size_t to_x, size_t to_y, hipArray_const_t from, size_t from_x,
                                   size_t from_y, size_t width, size_t height, hipMemcpyKind kind) {
    const Call call{__builtin_return_address(0)};
    if (to == nullptr || from == nullptr) return returned(hipErrorInvalidValue);
    return returned(copy_operands(__func__, {to, nullptr, 0, 0, to_x, to_y, 0}, {from, nullptr, 0, 0, from_x, from_y, 0},
                                  {width, height}, kind, null_stream, false));
}

hipError_t hipMemcpy3D(const hipMemcpy3DParms* wanted) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_3d(__func__, wanted, null_stream, false));
}

hipError_t hipMemcpy3D_spt(const hipMemcpy3DParms* wanted) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_3d(__func__, wanted, hipStreamPerThread, false));
}

hipError_t hipMemcpy3DAsync(const hipMemcpy3DParms* wanted, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_3d(__func__, wanted, stream, true));
}

hipError_t hipMemcpy3DAsync_spt(const hipMemcpy3DParms* wanted, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_3d(__func__, wanted, stream, true));
}

hipError_t hipMemcpy3DPeer(hipMemcpy3DPeerParms* wanted) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_3d_peer(__func__, wanted, null_stream, false));
}

hipError_t hipMemcpy3DPeerAsync(hipMemcpy3DPeerParms* wanted, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_3d_peer(__func__, wanted, stream, true));
}

hipError_t hipMemcpyParam2D(const hip_Memcpy2D* wanted) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_struct(__func__, wanted, null_stream, false));
}

hipError_t hipMemcpyParam2DAsync(const hip_Memcpy2D* wanted, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_struct(__func__, wanted, stream, true));
}

hipError_t hipDrvMemcpy2DUnaligned(const hip_Memcpy2D* wanted) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_struct(__func__, wanted, null_stream, false));
}

hipError_t hipDrvMemcpy3D(const HIP_MEMCPY3D* wanted) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_struct(__func__, wanted, null_stream, false));
}

hipError_t hipDrvMemcpy3DAsync(const HIP_MEMCPY3D* wanted, hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    return returned(copy_struct(__func__, wanted, stream, true));
}

hipError_t hipMemcpy3DBatchAsync(size_t count, hipMemcpy3DBatchOp* wanted, size_t* failed, unsigned long long flags,
                                 hipStream_t stream) {
    const Call call{__builtin_return_address(0)};
    if (count == 0 || wanted == nullptr || flags != 0) return returned(hipErrorInvalidValue);
    for (size_t i = 0; i < count; ++i) {
        const hipError_t error = copy_of_batch(__func__, wanted[i], stream);
        if (error == hipSuccess) continue;
        if (failed != nullptr) *failed = i;
        return returned(error);
    }
    return returned(hipSuccess);
}
