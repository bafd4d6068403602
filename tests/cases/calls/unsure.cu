#define CALL(...) cudaFuncSetAttribute(__VA_ARGS__)
#define PASTE(f) cudaFuncSetAttribute(f
template <class... T>
void forward(T... args) {
    cudaFuncSetCacheConfig(args...);
    cudaEventCreate(args...);
}
void doubt(int a, int b, int c, int n) {
    auto pointer = &cudaFuncSetAttribute;
    cudaFuncSetAttribute(a < b, c > d, n);
    cudaMemPrefetchAsync(p, n, place, s);
    cudaGraphAddNode(&node, g, from, edges, 1, params);
    cudaGraphAddNode(&node, g, from);
}
