// flags: --launch macro
// A launch is a statement after a label and after the head of an if or a loop; it is none where a value is asked for.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#define FOR_ALL(i, n) for (int i = 0; i < n; ++i)
__global__ void k(int *p);
template <class T> __global__ void t(T *p);

void statements(int *p, int x, void (*fp)(int *), void (*table[2])(int *)) {
  switch (x) {
    case 1: k<<<1, 1>>>(p); break;
//>     case 1: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); break;  // HP201@13 HP201@14 HP201@17 HP201@18 HP201@20 HP201@21 HP201@21 HP201@24
    case 2 ? 3 : 4: k<<<1, 1>>>(p); break;
//>     case 2 ? 3 : 4: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); break;  // HP201@21 HP201@22 HP201@25 HP201@26 HP201@28 HP201@29 HP201@29 HP201@32
    case (5): case 'a': t<int><<<1, 1>>>(p); break;
//>     case (5): case 'a': hipLaunchKernelGGL(HIP_KERNEL_NAME(t<int>), dim3(1), dim3(1), 0, 0, p); break;  // HP201@25 HP201@31 HP201@31 HP201@34 HP201@35 HP201@37 HP201@38 HP201@38 HP201@41
    default: k<<<1, 1>>>(p);
//>     default: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p);  // HP201@14 HP201@15 HP201@18 HP201@19 HP201@21 HP201@22 HP201@22 HP201@25
  }
again: k<<<1, 1>>>(p);
//> again: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p);  // HP201@8 HP201@9 HP201@12 HP201@13 HP201@15 HP201@16 HP201@16 HP201@19
one: two: k<<<1, 1>>>(p);
//> one: two: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p);  // HP201@11 HP201@12 HP201@15 HP201@16 HP201@18 HP201@19 HP201@19 HP201@22
  if (x) goto again; else here: k<<<1, 1>>>(p);
//>   if (x) goto again; else here: hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p);  // HP201@33 HP201@34 HP201@37 HP201@38 HP201@40 HP201@41 HP201@41 HP201@44
  if (x) (*fp)<<<1, 1>>>(p); else (*fp)<<<1, 1>>>(p);
//>   if (x) hipLaunchKernelGGL((*fp), dim3(1), dim3(1), 0, 0, p); else hipLaunchKernelGGL((*fp), dim3(1), dim3(1), 0, 0, p);  // HP201@10 HP201@15 HP201@18 HP201@19 HP201@21 HP201@22 HP201@22 HP201@25 HP201@35 HP201@40 HP201@43 HP201@44 HP201@46 HP201@47 HP201@47 HP201@50
  if constexpr (sizeof(x) == 4) (fp)<<<1, 1>>>(p);
//>   if constexpr (sizeof(x) == 4) hipLaunchKernelGGL((fp), dim3(1), dim3(1), 0, 0, p);  // HP201@33 HP201@37 HP201@40 HP201@41 HP201@43 HP201@44 HP201@44 HP201@47
  for (;;) (*fp)<<<1, 1>>>(p);
//>   for (;;) hipLaunchKernelGGL((*fp), dim3(1), dim3(1), 0, 0, p);  // HP201@12 HP201@17 HP201@20 HP201@21 HP201@23 HP201@24 HP201@24 HP201@27
  for (int i : {1, 2}) k<<<i, 1>>>(p);
//>   for (int i : {1, 2}) hipLaunchKernelGGL(k, dim3(i), dim3(1), 0, 0, p);  // HP201@24 HP201@25 HP201@28 HP201@29 HP201@31 HP201@32 HP201@32 HP201@35
  while (x) table[0]<<<1, 1>>>(p);
//>   while (x) hipLaunchKernelGGL(table[0], dim3(1), dim3(1), 0, 0, p);  // HP201@13 HP201@21 HP201@24 HP201@25 HP201@27 HP201@28 HP201@28 HP201@31
  do (*fp)<<<1, 1>>>(p); while (x);
//>   do hipLaunchKernelGGL((*fp), dim3(1), dim3(1), 0, 0, p); while (x);  // HP201@6 HP201@11 HP201@14 HP201@15 HP201@17 HP201@18 HP201@18 HP201@21
  do k<<<1, 1>>>(p); while (x);
//>   do hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); while (x);  // HP201@6 HP201@7 HP201@10 HP201@11 HP201@13 HP201@14 HP201@14 HP201@17
  FOR_ALL(i, x) k<<<1, 1>>>(p);
//>   FOR_ALL(i, x) hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p);  // HP201@17 HP201@18 HP201@21 HP201@22 HP201@24 HP201@25 HP201@25 HP201@28
}

void no_statements(int *p, int x) {
  (void)k<<<1, 1>>>(p);
//>   (void)[&] { hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); }();  // HP201@9 HP201@10 HP201@13 HP201@14 HP201@16 HP201@17 HP201@17 HP201@20 HP201@23
  x ? k<<<1, 1>>>(p) : k<<<2, 1>>>(p);
//>   x ? [&] { hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); }() : [&] { hipLaunchKernelGGL(k, dim3(2), dim3(1), 0, 0, p); }();  // HP201@7 HP201@8 HP201@11 HP201@12 HP201@14 HP201@15 HP201@15 HP201@18 HP201@21 HP201@24 HP201@25 HP201@28 HP201@29 HP201@31 HP201@32 HP201@32 HP201@35 HP201@38
  x ? (void)0 : k<<<2, 1>>>(p);
//>   x ? (void)0 : [&] { hipLaunchKernelGGL(k, dim3(2), dim3(1), 0, 0, p); }();  // HP201@17 HP201@18 HP201@21 HP201@22 HP201@24 HP201@25 HP201@25 HP201@28 HP201@31
  x = 1, k<<<1, 1>>>(p);
//>   x = 1, [&] { hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); }();  // HP201@10 HP201@11 HP201@14 HP201@15 HP201@17 HP201@18 HP201@18 HP201@21 HP201@24
  k<<<1, 1>>>(p), x = 1;
//>   [&] { hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); }(), x = 1;  // HP201@3 HP201@4 HP201@7 HP201@8 HP201@10 HP201@11 HP201@11 HP201@14 HP201@17
  switch (x) {
    case 1: x ? k<<<1, 1>>>(p) : k<<<2, 1>>>(p);
//>     case 1: x ? [&] { hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); }() : [&] { hipLaunchKernelGGL(k, dim3(2), dim3(1), 0, 0, p); }();  // HP201@17 HP201@18 HP201@21 HP201@22 HP201@24 HP201@25 HP201@25 HP201@28 HP201@31 HP201@34 HP201@35 HP201@38 HP201@39 HP201@41 HP201@42 HP201@42 HP201@45 HP201@48
  }
  return k<<<1, 1>>>(p);
//>   return [&] { hipLaunchKernelGGL(k, dim3(1), dim3(1), 0, 0, p); }();  // HP201@10 HP201@11 HP201@14 HP201@15 HP201@17 HP201@18 HP201@18 HP201@21 HP201@24
}
