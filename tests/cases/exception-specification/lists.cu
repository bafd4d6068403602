#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <new>
#include <stdexcept>

void *allocate(size_t n) throw(std::bad_alloc);
//> void *allocate(size_t n) noexcept(false);  // HP296@26
struct Pool {
    void *operator new(size_t n) throw(std::bad_alloc);
//>     void *operator new(size_t n) noexcept(false);  // HP296@34
    int take(int n) const throw(std::runtime_error, std::bad_alloc) { return n; }
//>     int take(int n) const noexcept(false) { return n; }  // HP296@27
    virtual const char *what() const throw() { return "pool"; }
    Pool() throw(int) : n(0) {}
//>     Pool() noexcept(false) : n(0) {}  // HP296@12
    int n;
};
void *allocate(size_t n) throw(std::bad_alloc) {
//> void *allocate(size_t n) noexcept(false) {  // HP296@26
    if (n > 3) throw(std::bad_alloc());
    if (n > 2) throw (std::runtime_error("too many"));
    return nullptr;
}
namespace store {
void clear() throw (std::runtime_error) { throw std::runtime_error("empty"); }
//> void clear() noexcept(false) { throw std::runtime_error("empty"); }  // HP296@14
}

#define INSTANTIATE(T) \
    template void sort<T>(T *first) throw(std::bad_alloc); \
//>     template void sort<T>(T *first) noexcept(false); \  // HP296@37
    template T Sorter::top<T *>(T *first) const throw (std::bad_alloc, std::runtime_error);
//>     template T Sorter::top<T *>(T *first) const noexcept(false);  // HP296@49
#define STOP(n) if (n < 0) throw(std::bad_alloc())
#define STOP_IF(n) CHECK(n < 0) throw(error)
#define FAIL throw(error)
