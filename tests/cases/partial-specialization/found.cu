#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
enum class Method { FAST, EXACT };
template <Method M, class T> void run(T *x, int n);
template <Method M, class T> void run<Method::FAST, T>(T *x, int n) {
//~                               ^~~ HP262 error:
//~   run is a function template with arguments for some of its parameters, which clang refuses
//~   remedy: use if constexpr in the template, or a class template with a static function
    x[0] = n;
}
template <Method M, class T>
__global__ void clear<Method::EXACT, T>(T *x);
//~             ^~~~~ HP262 error:
//~   clear is a function template with arguments for some of its parameters, which clang refuses
//~   remedy: use if constexpr in the template, or a class template with a static function
template void run<Method::FAST, float>(float *x, int n);
//~           ^~~ HP262 error: run is a function template with arguments for some of its parameters, which clang refuses
//~   remedy: use if constexpr in the template, or a class template with a static function
template void walk<Method::FAST>(int *x);
