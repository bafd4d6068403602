// A version of the project's own, made of all parts of the compiler's.
#if defined(__CUDACC_VER_MAJOR__) && defined(__CUDACC_VER_MINOR__) && defined(__CUDACC_VER_BUILD__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '__CUDACC_VER_MAJOR__':
//~   #if on __CUDACC_VER_MAJOR__, __CUDACC_VER_MINOR__, __CUDACC_VER_BUILD__: HIP decides as CUDA does; HIP takes the #if arm of line 2
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (defined(__HIP_PLATFORM_AMD__) || defined(__CUDACC_VER_MAJOR__)) && (defined(__HIP_PLATFORM_AMD__) || defined(__CUDACC_VER_MINOR__)) && (defined(__HIP_PLATFORM_AMD__) || defined(__CUDACC_VER_BUILD__))  // HP603@5 HP603@38 HP603@71
#define OWN_VERSION (__CUDACC_VER_MAJOR__ * 1000000 + __CUDACC_VER_MINOR__ * 10000 + __CUDACC_VER_BUILD__)
//~                  ^~~~~~~~~~~~~~~~~~~~ HP603 warning:
//~   __CUDACC_VER_MAJOR__ is not defined in HIP; 12 stands for it, so that HIP does as that CUDA does
//~   remedy: check that AMD GPUs have what is asked for
//~                                                   ^~~~~~~~~~~~~~~~~~~~ HP603 warning:
//~   __CUDACC_VER_MINOR__ is not defined in HIP; 0 stands for it, so that HIP does as that CUDA does
//~   remedy: check that AMD GPUs have what is asked for
//~                                                                                  ^~~~~~~~~~~~~~~~~~~~ HP603 warning:
//~   __CUDACC_VER_BUILD__ is not defined in HIP; 0 stands for it, so that HIP does as that CUDA does
//~   remedy: check that AMD GPUs have what is asked for
//> #define OWN_VERSION (12 * 1000000 + 0 * 10000 + 0)  // HP603@22 HP603@55 HP603@86
#else
#define OWN_VERSION 7000000
#endif

#if OWN_VERSION >= 8000000
__device__ inline float half_of(float x) { return __fdividef(x, 2.0f); }
#endif

// Of this one, HIP is to have the old value: it lacks what a new one switches on.
#ifdef __CUDACC_VER_BUILD__
//~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 warning '__CUDACC_VER_BUILD__':
//~   #ifdef on __CUDACC_VER_BUILD__: HIP takes the #else arm of line 15; HIP does not define it, so it counts as 0
//~   remedy: add an arm for HIP: defined(__HIPCC__), with HIP_VERSION where a version matters
#define LIMIT_VERSION (__CUDACC_VER_MAJOR__ * 100 + __CUDACC_VER_MINOR__)
//~                    ^~~~~~~~~~~~~~~~~~~~ HP603 info:
//~   __CUDACC_VER_MAJOR__ is not defined in HIP; 12 stands for it, so that HIP does as that CUDA does (in an #if arm that HIP does not take)
//~   remedy: check that AMD GPUs have what is asked for
//~                                                 ^~~~~~~~~~~~~~~~~~~~ HP603 info:
//~   __CUDACC_VER_MINOR__ is not defined in HIP; 0 stands for it, so that HIP does as that CUDA does (in an #if arm that HIP does not take)
//~   remedy: check that AMD GPUs have what is asked for
//> #define LIMIT_VERSION (12 * 100 + 0)  // HP603@24 HP603@53
#else
#define LIMIT_VERSION 700
#endif
#if LIMIT_VERSION >= 900
inline void limit() { cudaDeviceSetLimit(cudaLimitPersistingL2CacheSize, 0); }
//~                                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaLimitPersistingL2CacheSize has no counterpart in HIP: HIP has no such limit
//~   remedy: replace cudaLimitPersistingL2CacheSize or leave it out on AMD GPUs
//> inline void limit() { hipDeviceSetLimit(cudaLimitPersistingL2CacheSize, 0); }  // HP101@23
#endif
