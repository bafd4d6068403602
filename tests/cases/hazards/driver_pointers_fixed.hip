// flags: --unsafe-fixes
#include <hip/hip_runtime.h>

void use(size_t n, hipDeviceptr_t p, int i);

class Arena {
    hipDeviceptr_t base_{0};
    size_t used_ = 0;

  public:
    hipDeviceptr_t Base() const { return base_; }
    hipDeviceptr_t take(size_t size) {
        hipDeviceptr_t place = (char *)base_ + used_;
        used_ += size;
        return place;
    }
    hipDeviceptr_t end(size_t size) { return (char *)this->base_ + size; }
};

void fill(Arena &arena, hipDeviceptr_t from, size_t n) {
    hipDeviceptr_t to = (char *)arena.Base() + 256;
    from += n;
    if (from % 256 != 0) hipMemsetD8(from, 0, n);
    hipMemcpyDtoD(to, from, n);
}

// what void * can do too
float *plain(hipDeviceptr_t p, hipDeviceptr_t *out, size_t n) {
    hipDeviceptr_t q = p;
    if (p != 0 && q == p && q < *out && out != nullptr) *out = p;
    hipMalloc(&q, n + 1);
    use(n + 1, p, -1);
    return reinterpret_cast<float *>(q) + n;
}
