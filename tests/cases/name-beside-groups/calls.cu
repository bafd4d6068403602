//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cooperative_groups.h>
//> #include <hip/hip_cooperative_groups.h>  // HP110@11
using namespace cooperative_groups;

template <class T>
bool is_power_of_2(T value) {
    return (value & (value - 1)) == 0;
}
struct Shape {
    static bool is_valid_type(int type) { return type > 0; }
    bool holds() const { return is_valid_type(rank); }
    int rank;
};
int rounds(int n) {
    return is_power_of_2(n) ? n : n + 1;
//>     return ::is_power_of_2(n) ? n : n + 1;  // HP139@12
}
int half_of(int n) { return ::is_power_of_2(n) && Shape::is_valid_type(n) ? n / 2 : n; }
__global__ void all(int *x) { x[thread_rank(this_thread_block())] = 1; }
