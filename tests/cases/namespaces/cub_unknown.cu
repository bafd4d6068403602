#include <cub/cub.cuh>

void f() {
    cub::NoSuchAlgorithm a;
    cub::DeviceReduce::Frobnicate();
    cub::detail::whatever();
}
