#include <hip/hip_runtime.h>
#include <hipcub/hipcub.hpp>

void f() {
    hipcub::NoSuchAlgorithm a;
    hipcub::DeviceReduce::Frobnicate();
    hipcub::detail::whatever();
}
