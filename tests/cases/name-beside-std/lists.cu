// Names that are not the first of a declaration.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cstdlib>
using namespace std;

double *mean, *array, count[3];
const int width = 4, &right = width;

__global__ void k(double *x) { x[0] = 1; }

int f(int *left) {
    int a = *left, *right = left, *none = 0;
    return a + *right + (none != 0);
}

int main() {
    array = (double *)malloc(sizeof(double));
//>     ::array = (double *)malloc(sizeof(double));  // HP278@5
    k<<<1, 1>>>(array);
//>     k<<<1, 1>>>(::array);  // HP278@17
    free(array);
//>     free(::array);  // HP278@10
    return f(0) + count[0] + right;
//>     return f(0) + ::count[0] + ::right;  // HP278@19 HP278@30
}
