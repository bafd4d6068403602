// What stands in for CUDA's types in files that a C++ compiler compiles without CUDA: a .cu file has CUDA's already.
#ifndef __VECTOR_TYPES_H__
//> #if !defined(__VECTOR_TYPES_H__) && !defined(HIP_INCLUDE_HIP_HIP_COMMON_H)  // HP605@2
#define __VECTOR_TYPES_H__
struct int2 { int x, y; };
#endif
# if !defined(__HOST_DEFINES_H__) // the marks
//> # if !defined(__HOST_DEFINES_H__) && !defined(HIP_INCLUDE_HIP_HIP_COMMON_H) // the marks  // HP605@34
#define __HOST_DEFINES_H__
#define __device__
#endif
#if !defined __DRIVER_TYPES_H__ && defined(ALONE)
#define __DRIVER_TYPES_H__
#endif
#ifndef __VECTOR_FUNCTIONS_H__
//> #ifndef HIP_INCLUDE_HIP_HIP_RUNTIME_API_H  // HP605@9
inline int2 twice(int2 a) { return int2{2 * a.x, 2 * a.y}; }
#endif
#ifndef CURAND_H_
//~   kept CURAND_H_ (defined by the project) x2
#define CURAND_H_
#endif
