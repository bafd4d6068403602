//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11

// What a library's own headers use is not in the tables; in a namespace of CUDA's it is no name of the project.
__device__ void arrive(unsigned int *count) {
    *count = cooperative_groups::details::workspace()->arrived;
//~          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP102 warning:
//~   cooperative_groups::details::workspace looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
    cooperative_groups::this_grid().sync();
}
