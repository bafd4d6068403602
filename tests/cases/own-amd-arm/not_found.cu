// HIP takes these by itself, or they are no arms for AMD.
#if defined(__HIP_PLATFORM_AMD__) || defined(USE_ROCM)
const int lanes = 64;
#endif
#ifndef USE_ROCM
const int rocm = 0;
#endif
#ifndef HIP_HELPERS_H
#define HIP_HELPERS_H
#endif
#ifdef RELATIONSHIP
const int ship = 1;
#endif
