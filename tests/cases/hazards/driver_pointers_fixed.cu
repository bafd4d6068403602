// flags: --unsafe-fixes
#include <cuda.h>

void use(size_t n, CUdeviceptr p, int i);

class Arena {
    CUdeviceptr base_{0};
    size_t used_ = 0;

  public:
    CUdeviceptr Base() const { return base_; }
    CUdeviceptr take(size_t size) {
        CUdeviceptr place = base_ + used_;
        used_ += size;
        return place;
    }
    CUdeviceptr end(size_t size) { return this->base_ + size; }
};

void fill(Arena &arena, CUdeviceptr from, size_t n) {
    CUdeviceptr to = arena.Base() + 256;
    from += n;
    if (from % 256 != 0) cuMemsetD8(from, 0, n);
    cuMemcpyDtoD(to, from, n);
}

// what void * can do too
float *plain(CUdeviceptr p, CUdeviceptr *out, size_t n) {
    CUdeviceptr q = p;
    if (p != 0 && q == p && q < *out && out != nullptr) *out = p;
    cuMemAlloc(&q, n + 1);
    use(n + 1, p, -1);
    return reinterpret_cast<float *>(q) + n;
}
