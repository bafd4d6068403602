// What CUB has and hipCUB does not have. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file

#ifndef HIPPORT_CUB_H
#define HIPPORT_CUB_H

#include <hip/hip_runtime.h>

namespace hipport {

// The device that is current for this thread of the host, -1 where that is not known (cub::CurrentDevice).
inline int current_device() {
    int device = -1;
    return hipGetDevice(&device) == hipSuccess ? device : -1;
}

}  // namespace hipport

#endif
