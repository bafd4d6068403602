// Arrays, which textures and surfaces read and write. They are rows of elements in memory, without tiles.

#ifndef HIPPORT_CPU_ARRAYS_H
#define HIPPORT_CPU_ARRAYS_H

#include <vector>

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
    bool is_level;  // of an array with mipmaps, which it is freed with
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

// What elements are: one, two or four channels of the same size; false where there is no such format.
bool describe(hipArray& array, const hipChannelFormatDesc& channels);
bool describe(hipArray& array, hipArray_Format format, unsigned int channel_count);

// Reports what is wrong with a handle of an array: that it is freed.
hipError_t check_array(const char* function, const hipArray* array);
// The same of one with mipmaps, and its levels.
using Levels = std::vector<hipArray*>;
hipError_t check_levels(const char* function, const hipMipmappedArray* array, const Levels*& levels);
// Where a box at (x bytes, y, z) of an array is. Reports a box that goes past the array's end.
hipError_t place_in_array(const char* function, const hipArray* array, size_t x, size_t y, size_t z, const Box& box,
                          Place& place);

}  // namespace hipport_cpu

#endif
