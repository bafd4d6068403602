// The same names in other classes, and other names of one type in CUDA, stay apart or were one before.
#include <cuda.h>
#include <cuda_runtime.h>

struct Runtime { int code(cudaError_t error); };
struct Driver { int code(CUresult error); };
template <class T> struct Any { int code(T error); };

int Runtime::code(cudaError_t error) { return error; }
int Driver::code(CUresult error) { return error; }

void wait(cudaStream_t stream);
void wait(CUstream stream) { cuStreamSynchronize(stream); }
void record(cudaEvent_t event);
void record(CUevent event);
void check(cudaError_t error);
void check(enum cudaError error) { (void)error; }
