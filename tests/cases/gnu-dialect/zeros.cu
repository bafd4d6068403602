#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

float first(int n) {
    float values[n] = {0.0f};
//>     float values[n]; __builtin_memset(values, 0, sizeof(values));  // HP233@20
    double table[2][n] = {{0.0}, {}};
//>     double table[2][n]; __builtin_memset(table, 0, sizeof(table));  // HP233@23
    int ones[2] = {1};
    return values[0] + table[0][0] + ones[0];
}

template <int N>
struct Row {
    static const int size = N;
    float sum() const {
        float values[this->size] = { 0 };
//>         float values[this->size]; __builtin_memset(values, 0, sizeof(values));  // HP233@33
        return values[0];
    }
};

float sum() { return Row<3>().sum(); }
