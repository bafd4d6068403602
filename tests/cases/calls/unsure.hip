#include <hip/hip_runtime.h>
#define CALL(...) hipFuncSetAttribute(__VA_ARGS__)
#define PASTE(f) hipFuncSetAttribute(f
template <class... T>
void forward(T... args) {
    hipFuncSetCacheConfig(args...);
    hipEventCreate(args...);
}
void doubt(int a, int b, int c, int n) {
    auto pointer = &hipFuncSetAttribute;
    hipFuncSetAttribute(a < b, c > d, n);
    hipMemPrefetchAsync(p, n, place, s);
    hipGraphAddNode(&node, g, from, edges, 1, params);
    hipGraphAddNode(&node, g, from);
}
