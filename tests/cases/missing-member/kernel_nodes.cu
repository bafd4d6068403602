#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
CUresult add(CUgraph graph, CUgraphNode *node, CUfunction function, void **args) {
//> hipError_t add(hipGraph_t graph, hipGraphNode_t *node, hipFunction_t function, void **args) {  // HP101@1 HP101@14 HP101@29 HP101@48
    CUDA_KERNEL_NODE_PARAMS params = {};
//>     hipKernelNodeParams params = {};  // HP101@5
    params.func = function;
    params.gridDimX = 4;
//>     params.gridDim.x = 4;  // HP517@12
    params.gridDimY = params.gridDimZ = 1;
//>     params.gridDim.y = params.gridDim.z = 1;  // HP517@12 HP517@30
    params.blockDimX = 64;
//>     params.blockDim.x = 64;  // HP517@12
    params.kernelParams = args;
    CUDA_KERNEL_NODE_PARAMS other = {.func = function, .gridDimX = 4, .blockDimX = 64};
//>     hipKernelNodeParams other = {.func = function, .gridDim.x = 4, .blockDim.x = 64};  // HP101@5 HP517@57 HP517@72
    CUDA_GRAPH_INSTANTIATE_PARAMS instance = {};
//>     hipGraphInstantiateParams instance = {};  // HP101@5
    instance.hUploadStream = CU_STREAM_PER_THREAD;
//>     instance.uploadStream = hipStreamPerThread;  // HP517@14 HP101@30
    return cuGraphAddKernelNode(node, graph, nullptr, 0, params.gridDimX ? &params : &other);
//>     return hipGraphAddKernelNode(node, graph, nullptr, 0, params.gridDim.x ? &params : &other);  // HP101@12 HP517@65
}
