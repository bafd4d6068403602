#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Cells {
    template <int axis> __device__ int wrapped(int i) const { return i % (axis + 4); }
    __device__ int size(bool few, bool many) const { return few + many; }
    int first;
};

template <class Grid, class Value, int axis>
__device__ int at(const Grid &grid, Grid *other, Value value, Cells cells, int i) {
    Grid copy = grid;
    int sum = grid.wrapped<axis>(i) + other->wrapped<0>(i) + copy.wrapped<axis>(3);
//>     int sum = grid.template wrapped<axis>(i) + other->template wrapped<0>(i) + copy.template wrapped<axis>(3);  // HP234@20 HP234@46 HP234@67
    sum += grid.template wrapped<axis>(i) + cells.wrapped<1>(i);
    sum += other->size(grid.first < i, sum > (value));
    return grid.first < 0 && i > (sum) ? value : sum;
}

__global__ void fill(Cells cells, int *out) { *out = at<Cells, int, 1>(cells, &cells, 3, cells, 5); }
