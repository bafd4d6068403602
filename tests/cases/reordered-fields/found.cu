#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/field_order.h"  // HP117@1
#include <cuda_runtime.h>
//-  // HP115@1
typedef cudaMemsetParams Fill;
//> typedef hipMemsetParams Fill;  // HP101@9
__global__ void kernel(float *data) { data[threadIdx.x] = 0; }
void build(cudaGraph_t graph, float *data, void **args, CUfunction function, size_t width) {
//> void build(hipGraph_t graph, float *data, void **args, hipFunction_t function, size_t width) {  // HP101@12 HP101@57
    cudaMemsetParams fill = {data, 0, 0, sizeof(float), width, 1};
//>     hipMemsetParams fill = hipport::MemsetParams{data, 0, 0, sizeof(float), width, 1};  // HP101@5 HP282@29
    const cudaMemsetParams other{data, 0, 0x3f800000 /* 1.0f */, 4, width, 1};
//>     const hipMemsetParams other = hipport::MemsetParams{data, 0, 0x3f800000 /* 1.0f */, 4, width, 1};  // HP101@11 HP282@33
    Fill third = {data};
//>     Fill third = hipport::MemsetParams{data};  // HP282@18
    cudaKernelNodeParams node = {(void *)kernel, dim3(4), dim3(64), 0, args, nullptr};
//>     hipKernelNodeParams node = hipport::KernelNodeParams{(void *)kernel, dim3(4), dim3(64), 0, args, nullptr};  // HP101@5 HP282@33
    cudaKernelNodeParams nodes[2] = {{(void *)kernel, 4, 64, 0, args}, {}};
//>     hipKernelNodeParams nodes[2] = {hipport::KernelNodeParams{(void *)kernel, 4, 64, 0, args}, {}};  // HP101@5 HP282@38
    cudaMemsetParams *made = new cudaMemsetParams(cudaMemsetParams{data, 0, 0, 1, width, 1});
//>     hipMemsetParams *made = new hipMemsetParams(hipMemsetParams(hipport::MemsetParams{data, 0, 0, 1, width, 1}));  // HP101@5 HP101@34 HP101@51 HP282@67 HP282@92
    struct cudaAccessPolicyWindow window = {data, width, 0.5f, cudaAccessPropertyPersisting, cudaAccessPropertyStreaming};
//>     struct hipAccessPolicyWindow window = hipport::AccessPolicyWindow{data, width, 0.5f, hipAccessPropertyPersisting, hipAccessPropertyStreaming};  // HP101@12 HP282@44 HP101@64 HP101@94
    cudaGraphEdgeData edge = {1, 0, cudaGraphDependencyTypeProgrammatic};
//>     hipGraphEdgeData edge = hipport::GraphEdgeData{1, 0, hipGraphDependencyTypeProgrammatic};  // HP101@5 HP282@30 HP101@37
    cudaGraphInstantiateParams instance = {cudaGraphInstantiateFlagUpload, cudaStreamPerThread};
//>     hipGraphInstantiateParams instance = hipport::GraphInstantiateParams{hipGraphInstantiateFlagUpload, hipStreamPerThread};  // HP101@5 HP282@43 HP101@44 HP101@76
    CUDA_KERNEL_NODE_PARAMS module = {function, 4, 1, 1, 64, 1, 1, 0, args, NULL};
//>     hipKernelNodeParams module = hipport::ModuleKernelNodeParams{function, 4, 1, 1, 64, 1, 1, 0, args, NULL};  // HP101@5 HP282@38
    CUDA_MEMSET_NODE_PARAMS bytes = {(CUdeviceptr)data, 0, 0, 1, width, 1};
//>     hipMemsetParams bytes = hipport::MemsetParams{(hipDeviceptr_t)data, 0, 0, 1, width, 1};  // HP101@5 HP282@37 HP101@39
}
cudaMemsetParams returned(float *data) { return {data, 0, 0, sizeof(float), 64, 1}; }
//> hipMemsetParams returned(float *data) { return hipport::MemsetParams{data, 0, 0, sizeof(float), 64, 1}; }  // HP101@1 HP282@49
