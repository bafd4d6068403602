#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <vector>
using namespace std;

class vector<int> *all;
vector<int> some;
struct array { int x; };
struct array *first;
//> struct ::array *first;  // HP278@8
array one;
//> ::array one;  // HP278@1

__global__ void k(float *p) { p[0] = 1; }
