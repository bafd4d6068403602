#include <hip/hip_runtime.h>

#define ERRORS(X) X(hipSuccess) X(hipErrorInvalidValue)
#define CASE(name) case name: return #name;
const char *name(hipError_t error) {
    switch (error) { ERRORS(CASE) default: return "?"; }
}
