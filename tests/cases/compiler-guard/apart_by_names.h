#ifdef __CUDACC__
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
