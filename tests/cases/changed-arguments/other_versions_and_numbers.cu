#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/dnn.h"  // HP117@1
#include <cudnn.h>
//-  // HP110@1

void of_driver(void **function, CUdriverProcAddressQueryResult *found, CUstream stream, cuuint64_t *id) {
//> void of_driver(void **function, hipDriverProcAddressQueryResult *found, hipStream_t stream, uint64_t *id) {  // HP101@33 HP101@72 HP101@89
    cuGetProcAddress("cuMemAlloc", function, 11070, 0);
//~                  ^~~~~~~~~~~~ HP106 warning 'cuMemAlloc': CUDA names in a string literal: cuMemAlloc
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cuMemAlloc in the literal
//>     hipGetProcAddress("cuMemAlloc", function, 11070, 0, nullptr);  // HP101@5 HP301@54
    cuGetProcAddress("cuMemAlloc", function, 12000, 0, found);
//~                  ^~~~~~~~~~~~ HP106 warning 'cuMemAlloc': CUDA names in a string literal: cuMemAlloc
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cuMemAlloc in the literal
//>     hipGetProcAddress("cuMemAlloc", function, 12000, 0, found);  // HP101@5
    CUstreamCaptureStatus status;
//>     hipStreamCaptureStatus status;  // HP101@5
    CUgraph graph;
//>     hipGraph_t graph;  // HP101@5
    const CUgraphNode *nodes;
//>     const hipGraphNode_t *nodes;  // HP101@11
    size_t count;
    cuStreamGetCaptureInfo_v2(stream, &status, id, &graph, &nodes, &count);
//>     hipStreamGetCaptureInfo_v2(stream, &status, reinterpret_cast<unsigned long long*>(id), &graph, &nodes, &count);  // HP101@5 HP301@48 HP301@50
}
void padding(cudnnRNNDescriptor_t layers, unsigned mode) {
//> void padding(miopenRNNDescriptor_t layers, unsigned mode) {  // HP101@14
    cudnnSetRNNPaddingMode(layers, mode);
//>     miopenSetRNNPaddingMode(layers, static_cast<miopenRNNPaddingMode_t>(mode));  // HP101@5 HP301@36 HP301@40
}
