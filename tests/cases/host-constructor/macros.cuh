#ifndef MACROS_CUH
#define MACROS_CUH
struct Early {
    int n;
    Early(int n) : n(n) {}
};
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
#define BOTH __host__ __device__
#else
#define BOTH
#endif

template <class T>
struct Complex {
    T re, im;
    Complex(T re, T im) : re(re), im(im) {}
//>     BOTH Complex(T re, T im) : re(re), im(im) {}  // HP245@5
    BOTH Complex conjugate() const { return Complex(re, -im); }
    BOTH int early() const { return Early(1).n; }
//~                                 ^~~~~ HP245 warning:
//~   Early has constructors of the host: this function for host and device does not compile where device code calls it
//~   remedy: mark them __host__ __device__
};
struct OfHost {
    int n;
    OfHost(int n) : n(n) {}
};
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
__host__ __device__ inline int of_cuda() { return OfHost(3).n; }
//~                                               ^~~~~~ HP245 warning:
//~   OfHost has constructors of the host: this function for host and device does not compile where device code calls it
//~   remedy: mark them __host__ __device__
#endif
#endif
