// Arrays, which textures and surfaces read and write. They are rows of elements in memory, without tiles.

#ifndef HIPPORT_CPU_ARRAYS_H
#define HIPPORT_CPU_ARRAYS_H

#include "copies.h"

// One level of an array: `extent` in elements as the program gave it, 0 for dimensions that it does not have; the depth
// of a layered one is its layers, six for each of a cubemap.
struct hipArray {
    char* data;
    hipChannelFormatDesc channels;
    hipExtent extent;
    unsigned int flags;
    hipArray_Format format;
    unsigned int channel_count;
    size_t element_bytes;
    bool is_live;

    // Bytes, rows and slices, none of them 0.
    hipport_cpu::Box box() const {
        return {extent.width * element_bytes, extent.height > 0 ? extent.height : 1, extent.depth > 0 ? extent.depth : 1};
    }
    hipport_cpu::Place place() const {
        const hipport_cpu::Box all = box();
        return {data, all.width, all.width * all.height};
    }
};

namespace hipport_cpu {

// Reports what is wrong with a handle of an array: that it is freed.
hipError_t check_array(const char* function, const hipArray* array);
// Where a box at (x bytes, y, z) of an array is. Reports a box that goes past the array's end.
hipError_t place_in_array(const char* function, const hipArray* array, size_t x, size_t y, size_t z, const Box& box,
                          Place& place);

}  // namespace hipport_cpu

#endif
