// What CUB has and hipCUB does not have. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file

#ifndef HIPPORT_CUB_H
#define HIPPORT_CUB_H

#include <hip/hip_runtime.h>
#include <stdio.h>
#include <stdlib.h>

namespace hipport {

// The device that is current for this thread of the host, -1 where that is not known (cub::CurrentDevice).
inline int current_device() {
    int device = -1;
    return hipGetDevice(&device) == hipSuccess ? device : -1;
}

// Ends the program where a call has failed, after a line that says which (CubDebugExit).
inline void exit_on_error(hipError_t error, const char* file, int line) {
    if (error == hipSuccess) return;
    fprintf(stderr, "HIP error %d [%s, %d]: %s\n", static_cast<int>(error), file, line, hipGetErrorString(error));
    exit(1);
}

}  // namespace hipport

#define HIPPORT_CUB_DEBUG_EXIT(error) ::hipport::exit_on_error(static_cast<hipError_t>(error), __FILE__, __LINE__)

#endif
