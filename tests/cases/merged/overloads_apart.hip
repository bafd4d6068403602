// The same names in other classes, and other names of one type in CUDA, stay apart or were one before.
#include <hip/hip_runtime.h>

struct Runtime { int code(hipError_t error); };
struct Driver { int code(hipError_t error); };
template <class T> struct Any { int code(T error); };

int Runtime::code(hipError_t error) { return error; }
int Driver::code(hipError_t error) { return error; }

void wait(hipStream_t stream);
void wait(hipStream_t stream) { hipStreamSynchronize(stream); }
void record(hipEvent_t event);
void record(hipEvent_t event);
void check(hipError_t error);
void check(enum hipError_t error) { (void)error; }
