#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

void CUDART_CB told(cudaStream_t stream, cudaError_t status, void *data) {}
//> void told(hipStream_t stream, hipError_t status, void *data) {}  // HP227@6 HP101@21 HP101@42
void CUDART_CB host(void *data) {}
//> void host(void *data) {}  // HP227@6

void build(cudaStream_t stream) {
//> void build(hipStream_t stream) {  // HP101@12
    cudaGraph_t graph;
//>     hipGraph_t graph;  // HP101@5
    cudaGraphExec_t run;
//>     hipGraphExec_t run;  // HP101@5
    cudaStreamAddCallback(stream, told, nullptr, 0);
//>     hipStreamAddCallback(stream, told, nullptr, 0);  // HP101@5
    cudaLaunchHostFunc(stream, host, nullptr);
//>     hipLaunchHostFunc(stream, host, nullptr);  // HP101@5
    cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal);
//>     hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal);  // HP101@5 HP101@36
    cudaStreamEndCapture(stream, &graph);
//>     hipStreamEndCapture(stream, &graph);  // HP101@5
    cudaGraphLaunch(run, stream);
//>     hipGraphLaunch(run, stream);  // HP101@5
    cudaGraphExecDestroy(run);
//>     hipGraphExecDestroy(run);  // HP101@5
}
