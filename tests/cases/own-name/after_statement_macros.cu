// A macro that is a statement of its own, without a semicolon, is no type: what follows is a call.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define CHECKED { if (cudaGetLastError() != cudaSuccess) throw 1; }
//> #define CHECKED { if (hipGetLastError() != hipSuccess) throw 1; }  // HP101@23 HP101@45

namespace app {
template <typename T>
class Buffers {
    bool allocate(int n) {
        cudaMalloc(&first, n); CHECKED
//>         hipMalloc(&first, n); CHECKED  // HP101@9
        cudaMalloc(&second, n); CHECKED
//>         hipMalloc(&second, n); CHECKED  // HP101@9
        for (int i = 0; i < n; ++i) {
            CHECKED
            cudaMemset(second, i, 1); CHECKED
//>             hipMemset(second, i, 1); CHECKED  // HP101@13
        }
        return true;
    }
    Status cudaFree(void *p);
//~   kept cudaFree (declared by the project)
    T *first, *second;
};

void release(void *p) {
    CHECKED cudaFree(p);
//>     CHECKED hipFree(p);  // HP101@13
}
}  // namespace app
