// flags: --launch macro
// A launch is a statement after a label and after the head of an if or a loop; it is none where a value is asked for.
#include <hip/hip_runtime.h>
#define FOR_ALL(i, n) for (int i = 0; i < n; ++i)
__global__ void k(int *p);
template <class T> __global__ void t(T *p);

void statements(int *p, int x, void (*fp)(int *), void (*table[2])(int *)) {
  switch (x) {
    case 1: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); break;
    case 2 ? 3 : 4: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); break;
    case (5): case 'a': hipLaunchKernelGGL(HIP_KERNEL_NAME(t<int>), dim3(1), dim3(1), 0, 0, p); break;
    default: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p);
  }
again: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p);
one: two: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p);
  if (x) goto again; else here: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p);
  if (x) hipLaunchKernelGGL((*fp), dim3(1), dim3(1), 0, 0, p); else hipLaunchKernelGGL((*fp), dim3(1), dim3(1), 0, 0, p);
  if constexpr (sizeof(x) == 4) hipLaunchKernelGGL((fp), dim3(1), dim3(1), 0, 0, p);
  for (;;) hipLaunchKernelGGL((*fp), dim3(1), dim3(1), 0, 0, p);
  for (int i : {1, 2}) hipLaunchKernelGGL(k, dim3(i), dim3(1), 0, 0, p);
  while (x) hipLaunchKernelGGL(table[0], dim3(1), dim3(1), 0, 0, p);
  do hipLaunchKernelGGL((*fp), dim3(1), dim3(1), 0, 0, p); while (x);
  do hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); while (x);
  FOR_ALL(i, x) hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p);
}

void no_statements(int *p, int x) {
  (void)k<<<1, 1>>>(p);
  x ? k<<<1, 1>>>(p) : k<<<2, 1>>>(p);
  x ? (void)0 : k<<<2, 1>>>(p);
  x = 1, k<<<1, 1>>>(p);
  k<<<1, 1>>>(p), x = 1;
  switch (x) {
    case 1: x ? k<<<1, 1>>>(p) : k<<<2, 1>>>(p);
  }
  return k<<<1, 1>>>(p);
}
