#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define ERRORS(X) X(cudaSuccess) X(cudaErrorInvalidValue)
//> #define ERRORS(X) X(hipSuccess) X(hipErrorInvalidValue)  // HP101@21 HP101@36
#define CASE(name) case name: return #name;
const char *name(cudaError_t error) {
//> const char *name(hipError_t error) {  // HP101@18
    switch (error) { ERRORS(CASE) default: return "?"; }
}
