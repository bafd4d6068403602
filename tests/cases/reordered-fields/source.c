#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
void fill(cudaGraph_t graph, cudaGraphNode_t *node, float *data) {
//> void fill(hipGraph_t graph, hipGraphNode_t *node, float *data) {  // HP101@11 HP101@30
    struct cudaMemsetParams params = {data, 0, 0, sizeof(float), 64, 1};
//~                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP282 error 'cudaMemsetParams':
//~   cudaMemsetParams has its fields in another order in HIP, and these values get to others
//~   remedy: name the fields: {.field = value}
//>     struct hipMemsetParams params = {data, 0, 0, sizeof(float), 64, 1};  // HP101@12
    struct cudaMemsetParams named = {.dst = data, .elementSize = 4};
//>     struct hipMemsetParams named = {.dst = data, .elementSize = 4};  // HP101@12
    cudaGraphAddMemsetNode(node, graph, 0, 0, &params);
//>     hipGraphAddMemsetNode(node, graph, 0, 0, &params);  // HP101@5
}
