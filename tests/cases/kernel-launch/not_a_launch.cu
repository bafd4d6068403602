// flags: --launch macro
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Stream {};
template <typename T> Stream &operator<<(Stream &s, T);
Stream &(*print)(Stream &, int) = &operator<< <int>;
template <int N> struct B { enum { value = N }; };
template <typename T> struct C {};
C<C<C<B<1>>>> nested;
int shifted = 1 << 2 >> 1;
