#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void known(float *p);
template <class T> struct Grid {
    T *data;
    void (*chosen)(T *);
    void clear() { zero<<<1, 64>>>(*this); }
//~                ^~~~ HP243 error: zero is launched in a template, and not declared before it: clang looks for it here
//~   remedy: declare the kernel before the template, or remove a function that nobody uses
    void both(T *p) {
        known<<<1, 64>>>(p);
        chosen<<<1, 64>>>(p);
        later<<<1, 64>>>(p);
        detail::step<<<1, 64>>>(p);
        scaled<T><<<1, 64>>>(p);
    }
    void (*later)(T *);
};
template <class T> void run(T *p, void (*kernel)(T *)) {
    kernel<<<1, 64>>>(p);
    never<<<1, 64>>>(p);
//~ ^~~~~ HP243 error: never is launched in a template, and not declared before it: clang looks for it here
//~   remedy: declare the kernel before the template, or remove a function that nobody uses
}
template <class T> __global__ void zero(Grid<T> grid) { grid.data[threadIdx.x] = 0; }
#ifdef __HIPCC__
template <class T> void on_amd(T *p) { only_here<<<1, 64>>>(p); }
#endif
