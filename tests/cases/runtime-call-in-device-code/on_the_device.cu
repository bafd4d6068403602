//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/device.h"  // HP117@1
__global__ void add(float *out) {
    cudaGridDependencySynchronize();
//>     hipport::grid_dependency_synchronize();  // HP101@5
    out[threadIdx.x] += 1;
    cudaTriggerProgrammaticLaunchCompletion();
//>     hipport::trigger_programmatic_launch_completion();  // HP101@5
}
