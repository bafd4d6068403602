// What HIP's host interface makes of numbers: extents, positions, memory with a pitch. Also for C.

#ifndef HIPPORT_CPU_EXTENTS_H
#define HIPPORT_CPU_EXTENTS_H

#include "hip/hip_runtime_api.h"

static inline struct hipExtent make_hipExtent(size_t width, size_t height, size_t depth) {
    struct hipExtent extent;
    extent.width = width;
    extent.height = height;
    extent.depth = depth;
    return extent;
}

static inline struct hipPos make_hipPos(size_t x, size_t y, size_t z) {
    struct hipPos position;
    position.x = x;
    position.y = y;
    position.z = z;
    return position;
}

static inline struct hipPitchedPtr make_hipPitchedPtr(void* pointer, size_t pitch, size_t width, size_t height) {
    struct hipPitchedPtr memory;
    memory.ptr = pointer;
    memory.pitch = pitch;
    memory.xsize = width;
    memory.ysize = height;
    return memory;
}

#endif
