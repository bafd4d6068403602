// The same names in other classes, and other names of one type in CUDA, stay apart or were one before.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cuda_runtime.h>
//-  // HP115@1

struct Runtime { int code(cudaError_t error); };
//> struct Runtime { int code(hipError_t error); };  // HP101@27
struct Driver { int code(CUresult error); };
//> struct Driver { int code(hipError_t error); };  // HP101@26
template <class T> struct Any { int code(T error); };

int Runtime::code(cudaError_t error) { return error; }
//> int Runtime::code(hipError_t error) { return error; }  // HP101@19
int Driver::code(CUresult error) { return error; }
//> int Driver::code(hipError_t error) { return error; }  // HP101@18

void wait(cudaStream_t stream);
//> void wait(hipStream_t stream);  // HP101@11
void wait(CUstream stream) { cuStreamSynchronize(stream); }
//> void wait(hipStream_t stream) { hipStreamSynchronize(stream); }  // HP101@11 HP101@30
void record(cudaEvent_t event);
//> void record(hipEvent_t event);  // HP101@13
void record(CUevent event);
//> void record(hipEvent_t event);  // HP101@13
void check(cudaError_t error);
//> void check(hipError_t error);  // HP101@12
void check(enum cudaError error) { (void)error; }
//> void check(enum hipError_t error) { (void)error; }  // HP101@17
