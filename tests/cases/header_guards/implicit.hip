#include <hip/hip_runtime.h>
#ifdef HIP_INCLUDE_HIP_HIP_RUNTIME_H
int answer() { return 42; }
#endif
int main() { return answer() - 42; }
