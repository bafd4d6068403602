// flags: --launch macro
// A launch is a statement after a label and after the head of an if or a loop; it is none where a value is asked for.
#include <cuda_runtime.h>
#define FOR_ALL(i, n) for (int i = 0; i < n; ++i)
__global__ void k(int *p);
template <class T> __global__ void t(T *p);

void statements(int *p, int x, void (*fp)(int *), void (*table[2])(int *)) {
  switch (x) {
    case 1: k<<<1, 1>>>(p); break;
    case 2 ? 3 : 4: k<<<1, 1>>>(p); break;
    case (5): case 'a': t<int><<<1, 1>>>(p); break;
    default: k<<<1, 1>>>(p);
  }
again: k<<<1, 1>>>(p);
one: two: k<<<1, 1>>>(p);
  if (x) goto again; else here: k<<<1, 1>>>(p);
  if (x) (*fp)<<<1, 1>>>(p); else (*fp)<<<1, 1>>>(p);
  if constexpr (sizeof(x) == 4) (fp)<<<1, 1>>>(p);
  for (;;) (*fp)<<<1, 1>>>(p);
  for (int i : {1, 2}) k<<<i, 1>>>(p);
  while (x) table[0]<<<1, 1>>>(p);
  do (*fp)<<<1, 1>>>(p); while (x);
  do k<<<1, 1>>>(p); while (x);
  FOR_ALL(i, x) k<<<1, 1>>>(p);
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
