#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct Parameter { const void *at; size_t size, alignment; };
#define BYTES(type) sizeof(type)
void use(CUdeviceptr);
//> void use(hipDeviceptr_t);  // HP101@10
struct Range {
    explicit Range(CUdeviceptr base);
//>     explicit Range(hipDeviceptr_t base);  // HP101@20
    Range *next(CUdeviceptr base);
//>     Range *next(hipDeviceptr_t base);  // HP101@17
};
int fill(Parameter *all, CUdeviceptr address, int count, size_t number) {
//> int fill(Parameter *all, hipDeviceptr_t address, int count, size_t number) {  // HP101@26
    all[0] = {&address, sizeof(CUdeviceptr), alignof(CUdeviceptr)};
//>     all[0] = {&address, sizeof(hipDeviceptr_t), alignof(hipDeviceptr_t)};  // HP101@32 HP101@54
    all[1].size = sizeof(count);
    all[1].alignment = __alignof(count) + 0 * __alignof(CUdeviceptr);
//>     all[1].alignment = __alignof(count) + 0 * __alignof(hipDeviceptr_t);  // HP101@57
    all[2].size = BYTES(count), all[3].size = BYTES(CUdeviceptr);
//>     all[2].size = BYTES(count), all[3].size = BYTES(hipDeviceptr_t);  // HP101@53
    use(number);
//>     use((hipDeviceptr_t)number);  // HP232@9
    Range(number).next(number);
//>     Range((hipDeviceptr_t)number).next((hipDeviceptr_t)number);  // HP232@11 HP232@24
    return sizeof(count);
}
