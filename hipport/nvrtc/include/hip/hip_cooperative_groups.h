// Cooperative groups are CUDA's own.

#ifndef HIPPORT_NVRTC_HIP_COOPERATIVE_GROUPS_H
#define HIPPORT_NVRTC_HIP_COOPERATIVE_GROUPS_H

#include "hip_runtime.h"

#undef __all
#undef __any
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

#include "hipport_votes.h"

namespace cooperative_groups {

// CUDA makes a tile of several warps where HIP makes one of a wavefront.
template <unsigned int size, class Group, typename hipport_nvrtc::only_if<(size <= 32), int>::type = 0>
__device__ inline auto hipport_tiled_partition(const Group& group) {
    return tiled_partition<size>(group);
}
template <unsigned int size, class Group, typename hipport_nvrtc::only_if<(size > 32), int>::type = 0>
__device__ void hipport_tiled_partition(const Group&) = delete;
template <class Group>
__device__ inline auto hipport_tiled_partition(const Group& group, unsigned int size) {
    return tiled_partition(group, size);
}

}  // namespace cooperative_groups

#define tiled_partition hipport_tiled_partition

#endif
