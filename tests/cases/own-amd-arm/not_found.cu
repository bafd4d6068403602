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
// No build defines these: the compiler does, or this file where it is HIP's compiler.
#if defined(__HIP_DEVICE_COMPILE__)
const int device = 1;
#endif
#if defined(__HIPCC__)
#define OWN_HIP 1
#endif
#define OWN_ROCM defined(__HIP__)
#if OWN_HIP || OWN_ROCM
const int own = 1;
#endif
// Extensions of OpenGL and OpenCL.
#if defined(GL_AMD_debug_output) || defined(WGL_AMD_gpu_association) || defined(CL_DEVICE_SIMD_WIDTH_AMD)
const int extended = 1;
#endif
