//+ #include <hip/hip_runtime.h>  // HP114@1
struct Point {
    float x;
    explicit Point(float x) : x(x) {}
//>     __host__ __device__ explicit Point(float x) : x(x) {}  // HP245@5
    ~Point() {}
//>     __host__ __device__ ~Point() {}  // HP245@5
};
struct Line : Point {
    Point end;
    int count;
public:
    Line(float a, float b) : Point(a), end{b} { count = int(b - a); }
//>     __host__ __device__ Line(float a, float b) : Point(a), end{b} { count = int(b - a); }  // HP245@5
    template <class T> Line(T both) : Point(both), end(both) { if (both > 0) count = 1; }
//>     template <class T> __host__ __device__ Line(T both) : Point(both), end(both) { if (both > 0) count = 1; }  // HP245@24
    Line() = default;
};
struct Named {
    char *name;
    Named() { name = lookup("none"); }
    static Named make() { return Named(); }
};
struct Elsewhere {
    int n;
    Elsewhere(int n);
};
class Marked {
    int n;
    __host__ __device__ Marked(int n) : n(n) {}
};
struct Plain {
    int n;
};

__host__ __device__ inline float of_line(float a, float b) { Line line(a, b); return line.end.x; }
__host__ __device__ Elsewhere always(int n) { return n; }
//~                 ^~~~~~~~~ HP245 error:
//~   Elsewhere has constructors of the host: this function for host and device does not compile
//~   remedy: mark them __host__ __device__
__host__ __device__ inline int sometimes() { Named named; return 1; }
//~                                          ^~~~~ HP245 warning:
//~   Named has constructors of the host: this function for host and device does not compile where device code calls it
//~   remedy: mark them __host__ __device__
__host__ __device__ inline int others(Point *point) { Marked m(1); Plain p{2}; Point &same = *point; return p.n; }
__host__ __device__ inline void on_host() {
#ifndef __CUDA_ARCH__
//~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #ifndef on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #ifndef arm of line 36 in host code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #ifndef __HIP_DEVICE_COMPILE__  // HP601@9
    Named named;
#endif
}
