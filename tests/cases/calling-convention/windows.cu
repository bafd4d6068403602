#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#if defined(_Windows) || defined(__WIN32__) || defined(__CYGWIN__)
#if defined(__GNUC__) || _MSC_VER >= 800
#define CALLED __cdecl
#endif
#define DONE CUDART_CB
//> #define DONE  // HP227@13
#endif
#ifndef _WIN32
int __cdecl first(const void *);
//> int first(const void *);  // HP227@5
#else
int __cdecl second(const void *);
#endif
#ifdef WINDOW_OF_OURS
int __cdecl third(const void *);
//> int third(const void *);  // HP227@5
#endif
