// Members of what a variable of type auto stands for.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1
void f(CUlaunchAttribute *attributes, cudaPointerAttributes &of, unsigned n) {
//> void f(hipLaunchAttribute *attributes, hipPointerAttribute_t &of, unsigned n) {  // HP101@8 HP101@39
    auto &attribute = attributes[0];
    attribute.value.clusterDim.x = n;
//~                 ^~~~~~~~~~ HP517 error:
//~   hipLaunchAttributeValue has no member clusterDim, which CUlaunchAttributeValue has
//~   remedy: leave out what depends on it, or find the value otherwise
    auto *last = &attributes[n - 1];
    last->value.programmaticStreamSerializationAllowed = 1;
//~             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP517 error:
//~   hipLaunchAttributeValue has no member programmaticStreamSerializationAllowed, which CUlaunchAttributeValue has
//~   remedy: leave out what depends on it, or find the value otherwise
    auto copy = of;
    bool on_device = copy.memoryType == cudaMemoryTypeDevice;
//>     bool on_device = copy.type == hipMemoryTypeDevice;  // HP517@27 HP101@41
}
struct Own { struct { int clusterDim; } value; };
void g(Own *attributes, Own other) {
    auto &attribute = attributes[0];
    attribute.value.clusterDim = 1;
    auto kept = make(other);
    kept.value.clusterDim = 1;
}
