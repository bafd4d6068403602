// Every header of cuFFT that a port has or drops.
#include <hip/hip_runtime.h>
#include <hipfft/hiplibxt.h>
#include <hipfft/hipfft.h>
#include <hipfft/hipfftXt.h>
#include <hipfft/hipfftw.h>

__global__ void empty() {}
