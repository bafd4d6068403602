// Every header of WMMA that a port has or drops.
#include <crt/mma.h>
#include <crt/mma.hpp>
#include <mma.h>

__global__ void empty() {}
