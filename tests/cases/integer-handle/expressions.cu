#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdint>

size_t total();
CUdeviceptr from(size_t n) { return n + 256; }
//> hipDeviceptr_t from(size_t n) { return (hipDeviceptr_t)(n + 256); }  // HP101@1 HP232@37 HP232@44
void use(int i, CUdeviceptr p, CUdeviceptr *all = nullptr);
//> void use(int i, hipDeviceptr_t p, hipDeviceptr_t *all = nullptr);  // HP101@17 HP101@32
void draw(cudaTextureObject_t texture = 0);
//> void draw(hipTextureObject_t texture = 0);  // HP101@11

struct Range {
    CUdeviceptr base, end = 0;
//>     hipDeviceptr_t base, end = 0;  // HP101@5
    size_t bytes;
    Range(size_t address, size_t n) : base(address), end{address + n}, bytes(n) {}
//>     Range(size_t address, size_t n) : base((hipDeviceptr_t)address), end{(hipDeviceptr_t)(address + n)}, bytes(n) {}  // HP232@44 HP232@58 HP232@69
};

void initialize(size_t n, unsigned long long u, int i, float *x, CUdeviceptr p) {
//> void initialize(size_t n, unsigned long long u, int i, float *x, hipDeviceptr_t p) {  // HP101@66
    CUdeviceptr a = n + 256, b(u), c{n * 4};
//>     hipDeviceptr_t a = (hipDeviceptr_t)(n + 256), b((hipDeviceptr_t)u), c{(hipDeviceptr_t)(n * 4)};  // HP101@5 HP232@21 HP232@28 HP232@32 HP232@38 HP232@43
    CUdeviceptr d = (unsigned long long)x, e = total(), f = 0xdead, g = -1, h = sizeof(int) * n;
//>     hipDeviceptr_t d = (hipDeviceptr_t)(unsigned long long)x, e = (hipDeviceptr_t)total(), f = (hipDeviceptr_t)0xdead, g = (hipDeviceptr_t)(-1), h = (hipDeviceptr_t)(sizeof(int) * n);  // HP101@5 HP232@21 HP232@48 HP232@61 HP232@73 HP232@75 HP232@81 HP232@96
    CUdeviceptr k = (CUdeviceptr)n, l = 0, m = 0ULL, o = NULL, q = (CUdeviceptr)x, r = reinterpret_cast<uintptr_t>(x);
//>     hipDeviceptr_t k = (hipDeviceptr_t)n, l = 0, m = 0ULL, o = NULL, q = (hipDeviceptr_t)x, r = (hipDeviceptr_t)reinterpret_cast<uintptr_t>(x);  // HP101@5 HP101@22 HP101@69 HP232@88
    size_t s = p, t(p), v{p}, w = (size_t)p;
//>     size_t s = (unsigned long long)p, t((unsigned long long)p), v{(unsigned long long)p}, w = (size_t)p;  // HP232@16 HP232@21 HP232@27
    a = (b == c) ? k : l;
    a = static_cast<CUdeviceptr>(u + n);
//>     a = reinterpret_cast<hipDeviceptr_t>(u + n);  // HP232@9 HP101@21
    a = reinterpret_cast<CUdeviceptr>(x);
//>     a = reinterpret_cast<hipDeviceptr_t>(x);  // HP101@26
    a = i;
//>     a = (hipDeviceptr_t)i;  // HP232@9
}

void fill(Range *range, CUdeviceptr *out, CUdeviceptr all[4], size_t *sizes, size_t n) {
//> void fill(Range *range, hipDeviceptr_t *out, hipDeviceptr_t all[4], size_t *sizes, size_t n) {  // HP101@25 HP101@43
    *out = n;
//>     *out = (hipDeviceptr_t)n;  // HP232@12
    all[1] = sizes[1];
//>     all[1] = (hipDeviceptr_t)sizes[1];  // HP232@14
    sizes[2] = all[2];
//>     sizes[2] = (unsigned long long)all[2];  // HP232@16
    range->end = range->base;
    range->end = (size_t)range->base + n;
//>     range->end = (hipDeviceptr_t)((size_t)range->base + n);  // HP232@18 HP232@41
    use(3, n, out);
//>     use(3, (hipDeviceptr_t)n, out);  // HP232@12
    use(3, range->base, all);
    use(3, 0, all);
    draw(n);
//>     draw((hipTextureObject_t)n);  // HP232@10
    cuMemcpyDtoD(range->base, n * 2, n);
//>     hipMemcpyDtoD(range->base, (hipDeviceptr_t)(n * 2), n);  // HP101@5 HP232@31 HP232@36
    cuMemsetD2D8(n, 4, 0, 4, 4);
//>     hipMemsetD2D8((hipDeviceptr_t)n, 4, 0, 4, 4);  // HP101@5 HP232@18
    cuMemcpyHtoD(range->base, sizes, n);
//>     hipMemcpyHtoD(range->base, sizes, n);  // HP101@5
}

bool compare(CUdeviceptr p, CUdeviceptr q, size_t n, const Range &range) {
//> bool compare(hipDeviceptr_t p, hipDeviceptr_t q, size_t n, const Range &range) {  // HP101@14 HP101@29
    if (p == 0 || p != NULL || !p || p == q || p < q) return false;
    if (p == n || n != p || p > 0 || 0 < p || n + 1 == n) return true;
//>     if ((unsigned long long)p == n || n != (unsigned long long)p || (unsigned long long)p > 0 || 0 < (unsigned long long)p || n + 1 == n) return true;  // HP232@9 HP232@24 HP232@29 HP232@42
    return range.base >= n + 16 && range.base != 0 && p < 0x1000;
//>     return (unsigned long long)range.base >= n + 16 && range.base != 0 && (unsigned long long)p < 0x1000;  // HP232@12 HP232@55
}

// Names that mean something else elsewhere.
void other(size_t p) {
    size_t q = p;
    if (p > 0 && p == q) q = p + 1;
}

// What a buffer has at a place.
void pack(char *buffer, CUdeviceptr p, size_t n) {
//> void pack(char *buffer, hipDeviceptr_t p, size_t n) {  // HP101@25
    *(reinterpret_cast<CUdeviceptr *>(&buffer[0])) = p;
//>     *(reinterpret_cast<hipDeviceptr_t *>(&buffer[0])) = p;  // HP101@24
    *(reinterpret_cast<CUdeviceptr *>(&buffer[8])) = n;
//>     *(reinterpret_cast<hipDeviceptr_t *>(&buffer[8])) = (hipDeviceptr_t)n;  // HP101@24 HP232@54
    *(CUdeviceptr *)(buffer + 16) = n + 1;
//>     *(hipDeviceptr_t *)(buffer + 16) = (hipDeviceptr_t)(n + 1);  // HP101@7 HP232@37 HP232@42
    if (*(CUdeviceptr *)buffer == p) return;
//>     if (*(hipDeviceptr_t *)buffer == p) return;  // HP101@11
}
