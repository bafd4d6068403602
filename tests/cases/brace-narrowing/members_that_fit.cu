#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Size { unsigned width = 4, height{2}; };
struct Made { int n; Made(size_t n) : n(n) {} };
struct Hidden { Hidden(size_t a, size_t b); private: int n; };
struct Wide : Size { int n; };
struct Far { double x, y; float *at; size_t n; };
template <class T> struct Pair { T a; int b; T *more; };
void start(Size, Made, Hidden, Far);

void run(size_t n, unsigned w, float x, double *d, int count) {
    Size size = {w, 8};
    Made made = {n};
    Hidden hidden{n, n};
    Far far = {x, d[0], nullptr, sizeof(float)};
    start(size, made, hidden, far);
    Pair<size_t> pair = {n, 7, &n};
}
