//+ #include <hip/hip_runtime.h>  // HP114@1
#include <stdio.h>

namespace lab {
using namespace std;
struct complex {
    float r, i;
};
__device__ complex same(complex a) { return a; }
}
typedef double real;
__device__ real same(real a) { return a; }
//> __device__ ::real same(::real a) { return a; }  // HP278@12 HP278@22
