// Every header of cuSPARSE that a port has or drops.
#include <cusparse.h>
#include <cusparseLt.h>
#include <cusparse_v2.h>

__global__ void empty() {}
