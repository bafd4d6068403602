#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

constexpr int ROWS = 2;
template <int DIM, int STEPS = 1>
struct Deviations {
    float by_step[DIM * STEPS] = {0.0f};
    int rows[ROWS * DIM] = {0};
    Deviations(int steps = 1) : steps(steps) {}
    int steps;
};
namespace lab {
int table[ROWS * 2] = {0};
}
