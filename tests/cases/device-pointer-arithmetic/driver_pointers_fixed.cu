// flags: --unsafe-fixes
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void use(size_t n, CUdeviceptr p, int i);
//> void use(size_t n, hipDeviceptr_t p, int i);  // HP101@20

class Arena {
    CUdeviceptr base_{0};
//>     hipDeviceptr_t base_{0};  // HP101@5
    size_t used_ = 0;

  public:
    CUdeviceptr Base() const { return base_; }
//>     hipDeviceptr_t Base() const { return base_; }  // HP101@5
    CUdeviceptr take(size_t size) {
//>     hipDeviceptr_t take(size_t size) {  // HP101@5
        CUdeviceptr place = base_ + used_;
//~                         ^~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base_, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>         hipDeviceptr_t place = (char *)base_ + used_;  // HP101@9 HP706@29
        used_ += size;
        return place;
    }
    CUdeviceptr end(size_t size) { return this->base_ + size; }
//~                                             ^~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base_, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipDeviceptr_t end(size_t size) { return (char *)this->base_ + size; }  // HP101@5 HP706@43
};

void fill(Arena &arena, CUdeviceptr from, size_t n) {
//> void fill(Arena &arena, hipDeviceptr_t from, size_t n) {  // HP101@25
    CUdeviceptr to = arena.Base() + 256;
//~                        ^~~~~~ HP706 error fixed 'CUdeviceptr':
//~   + on Base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     hipDeviceptr_t to = (char *)arena.Base() + 256;  // HP101@5 HP706@22
    from += n;
//~ ^~~~ HP706 error fixed 'CUdeviceptr':
//~   += on from, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     from = (char *)from + n;  // HP706@10
    if (from % 256 != 0) cuMemsetD8(from, 0, n);
//~     ^~~~ HP706 error fixed 'CUdeviceptr':
//~   % on from, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     if ((uintptr_t)from % 256 != 0) hipMemsetD8(from, 0, n);  // HP706@9 HP101@26
    cuMemcpyDtoD(to, from, n);
//>     hipMemcpyDtoD(to, from, n);  // HP101@5
}

// what void * can do too
float *plain(CUdeviceptr p, CUdeviceptr *out, size_t n) {
//> float *plain(hipDeviceptr_t p, hipDeviceptr_t *out, size_t n) {  // HP101@14 HP101@29
    CUdeviceptr q = p;
//>     hipDeviceptr_t q = p;  // HP101@5
    if (p != 0 && q == p && q < *out && out != nullptr) *out = p;
    cuMemAlloc(&q, n + 1);
//>     hipMalloc(&q, n + 1);  // HP101@5
    use(n + 1, p, -1);
    return reinterpret_cast<float *>(q) + n;
}
