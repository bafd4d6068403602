//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11

namespace prims = cub;
//> namespace prims = hipcub;  // HP120@19

struct Box {
    int extent;
    int operator[](int axis) const;
};

inline void corner(const Box &cub, int (&at)[2]) {
    at[0] = cub[0];
    at[1] = cub.extent;
    Box copy = cub;
    int other = cub[1], thrust = 3, nvcuda = thrust;
}

void total(int *scratch, size_t &size, int *in, int *out, int count) {
    prims::DeviceReduce::Sum(scratch, size, in, out, count);
    cub::DeviceReduce::Sum(scratch, size, in, out, count);
//>     hipcub::DeviceReduce::Sum(scratch, size, in, out, count);  // HP120@5
}
