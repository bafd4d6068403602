#ifdef __CUDACC__
//~~~~~~~~~~~~~~~ HP602 info '__CUDACC__': #ifdef on __CUDACC__: HIP takes none of its arms; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#define OWN_CUDACC
#endif
#if defined(__HIPCC__)
#define OWN_HIPCC
#endif
#if defined(OWN_CUDACC) || defined(OWN_HIPCC)
#define OWN_MARK __host__ __device__
#else
#define OWN_MARK
#endif
OWN_MARK inline float half_of(float x) { return x / 2; }
