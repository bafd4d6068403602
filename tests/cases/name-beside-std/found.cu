//+ #include <hip/hip_runtime.h>  // HP114@1
#include <stdio.h>
using namespace std;

struct complex {
    float r, i;
    complex *next;
    __device__ complex(float a, float b) : r(a), i(b) {}
    __device__ complex conj() const;
};
enum Side { right, middle };
typedef double real;
__device__ int count;
int left = 1;

__device__ complex squared(complex a, const complex &b) {
//> __device__ ::complex squared(::complex a, const ::complex &b) {  // HP278@12 HP278@28 HP278@45
    complex c = {a.r * b.r - a.i * b.i, a.r * b.i + a.i * b.r};
//>     ::complex c = {a.r * b.r - a.i * b.i, a.r * b.i + a.i * b.r};  // HP278@5
    return c;
}

__global__ void k(complex *z, real *r, int size) {
//> __global__ void k(::complex *z, ::real *r, int size) {  // HP278@19 HP278@31
    struct complex *tagged = z + 1;
//>     struct ::complex *tagged = z + 1;  // HP278@12
    z[0] = squared(z[1], *tagged);
    r[0] = (real)z[0].r + count + std::min(1, 2);
//>     r[0] = (::real)z[0].r + ::count + std::min(1, 2);  // HP278@13 HP278@27
}

int sum(int count, int right) {
    int find = count + left + right;
//>     int find = count + ::left + right;  // HP278@24
    return find;
}

typedef struct {
    int a;
} transform;

int sort(int a) { return a; }
transform turned(Side side) { return {side == right ? 1 : 0}; }
//> ::transform turned(Side side) { return {side == ::right ? 1 : 0}; }  // HP278@1 HP278@47
int use() { return sort(left); }
//> int use() { return sort(::left); }  // HP278@25

float parted(float real, int greater) { return real + greater; }
float of_both(float x) { return real(x) + (greater<int>()(1, 2) ? 1 : 0); }
//> float of_both(float x) { return ::real(x) + (greater<int>()(1, 2) ? 1 : 0); }  // HP278@33
