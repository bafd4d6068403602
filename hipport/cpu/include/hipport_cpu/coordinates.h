// The variables of a thread: its place in its block and in the grid.

#ifndef HIPPORT_CPU_COORDINATES_H
#define HIPPORT_CPU_COORDINATES_H

#include "hipport_cpu/here.h"
#include "hipport_cpu/vectors.h"

namespace hipport_cpu {
HIPPORT_CPU_INLINE uint3 vector(const Position& position) { return uint3(position.x, position.y, position.z); }
}  // namespace hipport_cpu

#define threadIdx (hipport_cpu::vector(hipport_cpu::thread()))
#define blockIdx (hipport_cpu::vector(hipport_cpu::block()))
#define blockDim (hipport_cpu::vector(hipport_cpu::block_dim()))
#define gridDim (hipport_cpu::vector(hipport_cpu::grid_dim()))

#endif
