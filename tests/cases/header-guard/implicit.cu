//+ #include <hip/hip_runtime.h>  // HP114@1
#ifdef __CUDA_RUNTIME_H__
//> #ifdef HIP_INCLUDE_HIP_HIP_RUNTIME_H  // HP605@8
int answer() { return 42; }
#endif
int main() { return answer() - 42; }
