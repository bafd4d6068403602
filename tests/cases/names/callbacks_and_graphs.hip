#include <hip/hip_runtime.h>

void CUDART_CB told(hipStream_t stream, hipError_t status, void *data) {}
void CUDART_CB host(void *data) {}

void build(hipStream_t stream) {
    hipGraph_t graph;
    hipGraphExec_t run;
    hipStreamAddCallback(stream, told, nullptr, 0);
    hipLaunchHostFunc(stream, host, nullptr);
    hipStreamBeginCapture(stream, hipStreamCaptureModeGlobal);
    hipStreamEndCapture(stream, &graph);
    hipGraphLaunch(run, stream);
    hipGraphExecDestroy(run);
}
