#include <cuda_runtime.h>

void CUDART_CB told(cudaStream_t stream, cudaError_t status, void *data) {}
void CUDART_CB host(void *data) {}

void build(cudaStream_t stream) {
    cudaGraph_t graph;
    cudaGraphExec_t run;
    cudaStreamAddCallback(stream, told, nullptr, 0);
    cudaLaunchHostFunc(stream, host, nullptr);
    cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
    cudaStreamEndCapture(stream, &graph);
    cudaGraphLaunch(run, stream);
    cudaGraphExecDestroy(run);
}
