#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstddef>
#include <cstdint>

void release(void *), *spare(int);
struct Row {
    float *data;
};
struct Block {
    void *data;
};

size_t others(void *base, void **all, void *(*allocate)(size_t), Row row, float *values, int n) {
    char *p = (char *)base + n;
    uintptr_t address = (uintptr_t)base + n;
    float *f = row.data + n;
    float *g = (float *)(void *)values + n;
    void **next = all + 1;
    size_t bytes = sizeof(void *) + sizeof base + n;
    bool is_set = !base + n;
    float *h = static_cast<float *>(base) + n;
    void *e = &values[n] - n;
    {
        float *base = values;
        bytes += base + n - f;
    }
    auto count = [](int *base) { return base + 1; };
    return bytes + address + is_set + (p == e) + (g == h) + (next == all) + *count(nullptr);
}
