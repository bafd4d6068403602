#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstddef>

struct Pool {
    void *base;
    size_t used;
    void *take(size_t n) {
        void *at = base + used;
//~                ^~~~ HP248 error fixed 'void': + on base, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>         void *at = (char *)base + used;  // HP248@20
        used += n;
        return at;
    }
    const void *end() const { return this->base + used; }
//~                                  ^~~~~~~~~~ HP248 error fixed 'void':
//~   + on base, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     const void *end() const { return (char *)this->base + used; }  // HP248@38
};

void *start_of(Pool &pool);

// g++ has these two as well.
size_t between(void *first, void *last, int n) {
    return last - first + (n + first == last);
//~        ^~~~ HP248 error fixed 'void': - on last, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//~               ^~~~~ HP248 error fixed 'void': + on first, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//~                            ^~~~~ HP248 error fixed 'void':
//~   + on first, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     return (char *)last - (char *)first + (n + (char *)first == last);  // HP248@12 HP248@19 HP248@32
}

void copy(void *to, const void *from, void const *other, void **all, void *rows[4], size_t n) {
    cudaMemcpy(to + n, from + 2 * n, n, cudaMemcpyDeviceToDevice);
//~            ^~ HP248 error fixed 'void': + on to, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//~                    ^~~~ HP248 error fixed 'void': + on from, a const void *: clang does not compute with this type
//~   remedy: compute with (const char *), which counts in bytes as nvcc does
//~   safe fix: compute with const char *
//>     hipMemcpy((char *)to + n, (const char *)from + 2 * n, n, hipMemcpyDeviceToDevice);  // HP101@5 HP248@16 HP248@24 HP101@41
    cudaMemcpy(to, other - n, n, cudaMemcpyDeviceToDevice);
//~                ^~~~~ HP248 error fixed 'void': - on other, a const void *: clang does not compute with this type
//~   remedy: compute with (const char *), which counts in bytes as nvcc does
//~   safe fix: compute with const char *
//>     hipMemcpy(to, (const char *)other - n, n, hipMemcpyDeviceToDevice);  // HP101@5 HP248@20 HP101@34
    cudaMemset(all[1] + n, 0, n);
//~            ^~~~~~ HP248 error fixed 'void': + on all, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     hipMemset((char *)all[1] + n, 0, n);  // HP101@5 HP248@16
    cudaMemset(*all + n, 0, n);
//~            ^~~~ HP248 error fixed 'void': + on all, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     hipMemset((char *)*all + n, 0, n);  // HP101@5 HP248@16
    cudaMemset(rows[n % 4] + n, 0, n);
//~            ^~~~~~~~~~~ HP248 error fixed 'void': + on rows, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     hipMemset((char *)rows[n % 4] + n, 0, n);  // HP101@5 HP248@16
    to += n;
//~ ^~ HP248 error fixed 'void': += on to, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     to = (char *)to + n;  // HP248@8
    from += n + 1;
//~ ^~~~ HP248 error fixed 'void': += on from, a const void *: clang does not compute with this type
//~   remedy: compute with (const char *), which counts in bytes as nvcc does
//~   safe fix: compute with const char *
//>     from = (const char *)from + (n + 1);  // HP248@10 HP248@13 HP248@18
    for (int i = 0; i < 4; ++i, to += n) rows[i] = to;
//~                             ^~ HP248 error fixed 'void': += on to, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     for (int i = 0; i < 4; ++i, to = (char *)to + n) rows[i] = to;  // HP248@36
    if (n > 4) to -= n;
//~            ^~ HP248 error fixed 'void': -= on to, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     if (n > 4) to = (char *)to - n;  // HP248@19
}

void cast(float *values, size_t address, Pool &pool, int n) {
    float *second = static_cast<float *>(pool.take(4)) + 1;
    void *p = (void *)values + n;
//~           ^~~~~~~~~~~~~~ HP248 error fixed 'void':
//~   + on a value that is cast to void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     void *p = (char *)values + n;  // HP248@16
    const void *q = (const void *)&values[n] + n;
//~                 ^~~~~~~~~~~~~~~~~~~~~~~~ HP248 error fixed 'void':
//~   + on a value that is cast to const void *: clang does not compute with this type
//~   remedy: compute with (const char *), which counts in bytes as nvcc does
//~   safe fix: compute with const char *
//>     const void *q = (const char *)&values[n] + n;  // HP248@28
    void *r = static_cast<void *>(values) + n;
//~           ^~~~~~~~~~~~~~~~~~~~~~~~~~~ HP248 error fixed 'void':
//~   + on a value that is cast to void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     void *r = (char *)static_cast<void *>(values) + n;  // HP248@15
    void *s = reinterpret_cast<void *>(address) - n;
//~           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP248 error fixed 'void':
//~   - on a value that is cast to void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     void *s = (char *)reinterpret_cast<void *>(address) - n;  // HP248@15
    void *t = *(void **)values + n;
//~           ^~~~~~~~~~~~~~~~ HP248 error fixed 'void':
//~   + on a value that is cast to void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     void *t = (char *)*(void **)values + n;  // HP248@15
    void *u = start_of(pool) + n;
//~           ^~~~~~~~~~~~~~ HP248 error fixed 'void': + on start_of, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     void *u = (char *)start_of(pool) + n;  // HP248@15
    float *v = static_cast<float *>(p + n);
//~                                 ^ HP248 error fixed 'void': + on p, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     float *v = reinterpret_cast<float *>((char *)p + n);  // HP248@16 HP248@37
    float *w = (float *)(r + n);
//~                      ^ HP248 error fixed 'void': + on r, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     float *w = (float *)((char *)r + n);  // HP248@26
    void *x = static_cast<void *>(s + n);
//~                               ^ HP248 error fixed 'void': + on s, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     void *x = static_cast<void *>((char *)s + n);  // HP248@35
    cudaMemset((void *)pool.base + n, 0, *second + (t == u) + (v == w) + (x == q));
//~            ^~~~~~~~~~~~~~~~~ HP248 error fixed 'void':
//~   + on a value that is cast to void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     hipMemset((char *)pool.base + n, 0, *second + (t == u) + (v == w) + (x == q));  // HP101@5 HP248@17
}

template <typename T> T *offset(void *base, int n) {
    return reinterpret_cast<T *>(base + n * sizeof(T));
//~                              ^~~~ HP248 error fixed 'void':
//~   + on base, a void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//>     return reinterpret_cast<T *>((char *)base + n * sizeof(T));  // HP248@34
}
#define AT(p, n) ((void *)(p) + (n))
//~               ^~~~~~~~~~~ HP248 error fixed 'void':
//~   + on a value that is cast to void *: clang does not compute with this type
//~   remedy: compute with (char *), which counts in bytes as nvcc does
//~   safe fix: compute with char *
//> #define AT(p, n) ((char *)(p) + (n))  // HP248@20
