// Copies between blocks of rows, which all of HIP's copies are.

#ifndef HIPPORT_CPU_COPIES_H
#define HIPPORT_CPU_COPIES_H

#include "host.h"

namespace hipport_cpu {

// How much is copied or filled: bytes of a row, rows of a slice, slices.
struct Box {
    size_t width, height = 1, depth = 1;

    bool is_empty() const { return width == 0 || height == 0 || depth == 0; }
};

// Where a box is: its first byte, and the bytes from each row and from each slice to the next.
struct Place {
    char* address;
    size_t pitch = 0, slice = 0;

    Place(const void* first, size_t bytes_of_row = 0, size_t bytes_of_slice = 0)
        : address(static_cast<char*>(const_cast<void*>(first))), pitch(bytes_of_row), slice(bytes_of_slice) {}
    // Bytes from the first to the last of a box.
    size_t span(const Box& box) const { return (box.depth - 1) * slice + (box.height - 1) * pitch + box.width; }
    Place moved(size_t x, size_t y, size_t z) const { return {address + x + y * pitch + z * slice, pitch, slice}; }
};

// Whose memory an address is in.
enum class Side { host, device, either };
Side side_of(const void* address);

// Reports what is wrong with accessing memory that begins at an address: that it has been freed, or is smaller.
// `kind` is the kind of the finding if it is; `doing` says what is done, as in `hipMemcpy copies 16 bytes from`.
bool may_access(const char* kind, const char* doing, const void* address, size_t bytes);

// Copies a box, at once or as work of a stream. Host memory that is not pinned has been read, or written, when it returns.
hipError_t copy(const char* function, const Place& to, const Place& from, const Box& box, hipMemcpyKind kind,
                hipStream_t stream, bool is_async);

}  // namespace hipport_cpu

#endif
