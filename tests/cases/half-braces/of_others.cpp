#include <sycl/sycl.hpp>
void set(sycl::half2 *__restrict__ pairs, sycl::half a, sycl::half b, ::half2 *own) {
    pairs[0] = {a, b};
    own[0] = {a, b};
//>     own[0] = half2{a, b};  // HP220@14
}
