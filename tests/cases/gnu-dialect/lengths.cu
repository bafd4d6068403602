#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <vector>
constexpr int blocks_of(int n) { return (n + 31) / 32; }

int count();
constexpr int ceil_div(int a, int b) { return (a + b - 1) / b; }
#define ROWS(n) ((n) + 1)

struct Pool {
    int size;
    static const int width = 4;
    void show() {
        int all[size] = {0};
//>         int all[size]; __builtin_memset(all, 0, sizeof(all));  // HP233@22
        int few[width] = {0};
        all[0] = few[1];
    }
};

template <typename T>
void show(int m, const std::vector<int> &v) {
    const int n = count();
    const size_t twice = m * 2;
    float values[n] = {};
//>     float values[n]; __builtin_memset(values, 0, sizeof(values));  // HP233@20
    char line[twice + 1] = {0};
//>     char line[twice + 1]; __builtin_memset(line, 0, sizeof(line));  // HP233@25
    double all[v.size()][2] = {{0.0}};
//>     double all[v.size()][2]; __builtin_memset(all, 0, sizeof(all));  // HP233@28
    float *rows[m] = {nullptr};
//>     float *rows[m]; __builtin_memset(rows, 0, sizeof(rows));  // HP233@19
    const char *names[m] = {NULL};
//>     const char *names[m]; __builtin_memset(names, 0, sizeof(names));  // HP233@25
    cudaStream_t streams[n] = {};
//>     hipStream_t streams[n]; __builtin_memset(streams, 0, sizeof(streams));  // HP101@5 HP233@28
    T items[m] = {0};
//~   ^~~~~ HP233 error: items has a length that only a run tells: clang takes no initializer for it
//~   remedy: set its elements after its declaration, or make it a std::vector
    int some[m] = {1, 2};
//~     ^~~~ HP233 error: some has a length that only a run tells: clang takes no initializer for it
//~   remedy: set its elements after its declaration, or make it a std::vector
    dim3 grids[m] = {};
//~      ^~~~~ HP233 error: grids has a length that only a run tells: clang takes no initializer for it
//~   remedy: set its elements after its declaration, or make it a std::vector
    int a[m] = {0}, b[m] = {0};
//~     ^ HP233 error: a has a length that only a run tells: clang takes no initializer for it
//~   remedy: set its elements after its declaration, or make it a std::vector
//~                 ^ HP233 error: b has a length that only a run tells: clang takes no initializer for it
//~   remedy: set its elements after its declaration, or make it a std::vector
    const int fixed = ROWS(3);
    rows[m] = {nullptr};
    int blocks[blocks_of(64)] = {1, 2}, largest[std::max(fixed, 4)] = {1};
    int known[fixed] = {0}, more[sizeof(int)] = {0}, macro[ROWS(4)] = {0};
    size_t bytes = m * sizeof(void);
//>     size_t bytes = m * sizeof(char);  // HP233@31
}
