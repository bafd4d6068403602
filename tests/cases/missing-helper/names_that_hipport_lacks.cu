// Names of the samples that hipport's headers do not have; what a file defines itself is its own.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include "helper_functions.h"
//> #include "hipport/sample_functions.h"  // HP119@10
#define CUT_BANK_CHECKER(array, index) array[index]

int read(float **data, unsigned int *count, float *shared) {
    sdkReadFile("data.txt", data, count, true);
    sdkReadFileBlocks("data.txt", data, count, 2, 64, true);
//~ ^~~~~~~~~~~~~~~~~ HP119 error: sdkReadFileBlocks of helper_image.h, which is not in this tree, is none of hipport's
//~   remedy: copy helper_image.h into the tree and convert it with the project, or write the code without sdkReadFileBlocks
    return CUT_BANK_CHECKER(shared, 0) > 0;
}
