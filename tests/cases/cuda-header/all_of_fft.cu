// Every header of cuFFT that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cudalibxt.h>
//> #include <hipfft/hiplibxt.h>  // HP110@11
#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11
#include <cufftXt.h>
//> #include <hipfft/hipfftXt.h>  // HP110@11
#include <cufftw.h>
//> #include <hipfft/hipfftw.h>  // HP110@11

__global__ void empty() {}
