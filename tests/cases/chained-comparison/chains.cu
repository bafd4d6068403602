#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <vector>

#define BETWEEN(x, low, high) ((low) <= (x) < (high))
//> #define BETWEEN(x, low, high) (((low) <= (x)) < (high))  // HP284@32 HP284@44

struct Range {
    int low, high, parts[2];
};

template <int N>
struct Fixed {
    static const int size = N;
};

template <int N>
const int size_of = N;

__global__ void inside(const int *x, bool *out, Range r, const Range *more, int n, unsigned mask) {
    out[0] = 0 < x[0] < n;
//>     out[0] = (0 < x[0]) < n;  // HP284@14 HP284@22
    out[1] = x[0] > x[1] > n;
//>     out[1] = (x[0] > x[1]) > n;  // HP284@14 HP284@25
    out[2] = r.low <= x[0] - 1 < r.high && n > 1;
//>     out[2] = (r.low <= x[0] - 1) < r.high && n > 1;  // HP284@14 HP284@31
    if (0 <= more->low + threadIdx.x < n) out[3] = true;
//>     if ((0 <= more->low + threadIdx.x) < n) out[3] = true;  // HP284@9 HP284@37
    out[6] = n > x[0] > x[1] > 0;
//>     out[6] = ((n > x[0]) > x[1]) > 0;  // HP284@14 HP284@22 HP284@29
    out[7] = BETWEEN(n, 1, 2);
    out[8] = n + (x[0] < 3) > 1 == x[1] < n < (int)mask;
//>     out[8] = n + (x[0] < 3) > 1 == (x[1] < n) < (int)mask;  // HP284@36 HP284@44
    out[9] = n << 2 < x[0] < n;
//>     out[9] = (n << 2 < x[0]) < n;  // HP284@14 HP284@27
    out[11] = (float)n < 2.5f < 3.f;
//>     out[11] = ((float)n < 2.5f) < 3.f;  // HP284@15 HP284@30
    while (n > n >> 1 > 0) n = -n;
//>     while ((n > n >> 1) > 0) n = -n;  // HP284@12 HP284@22
}

__global__ void others(const int *x, bool *out, int n, Range r) {
    out[0] = (0 < x[0]) < n;
    out[1] = 0 < (x[0] < n);
    out[2] = 0 < x[0] && x[0] < n;
    out[3] = Fixed<1>::size < Fixed<2>::size;
    out[4] = size_of<1> < size_of<2>;
    out[5] = n < size_of<3>;
    out[6] = 0 < n == n < 1;
    out[7] = x[0] << 1 << n;
    out[8] = n < 1 ? n < 2 : n > 3;
    out[9] = n < x[n > 1];
    for (int i = 0; i < n; i++) n -= i > 3, n > 1;
    out[10] = n & 1 < 2 & n > 1;
    auto each = [&]<class T>(T value) { return value; };
    out[11] = each(n < 3 and n < 4);
}

template <class A, class B> struct Same;
template <class A> struct Same<A, std::vector<A> > { static const bool value = true; };
template <class A> struct List { A *first(); const A *const last; std::vector<std::vector<A> > all; };
template <class A> A *List<A>::first() { return nullptr; }
std::vector<int> (*function)(std::vector<int>);
std::vector<Same<int, std::vector<int> > const *> pointers;
template <int N, bool = (N > 3)> struct Checked { Checked<N> *next; };
