#include <cuda_runtime.h>

#define ERRORS(X) X(cudaSuccess) X(cudaErrorInvalidValue)
#define CASE(name) case name: return #name;
const char *name(cudaError_t error) {
    switch (error) { ERRORS(CASE) default: return "?"; }
}
