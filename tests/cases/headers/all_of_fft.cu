// Every header of cuFFT that a port has or drops.
#include <cudalibxt.h>
#include <cufft.h>
#include <cufftXt.h>
#include <cufftw.h>

__global__ void empty() {}
