#include <hip/hip_runtime.h>

typedef hipError_t (*Allocate)(void **, size_t);
Allocate allocate = hipMalloc;
hipError_t (*release)(void *) = &hipFree;
struct Table { Allocate allocate; hipError_t (*free)(void *); } table = {hipMalloc, hipFree};
template <auto F> struct Call { };
Call<hipDeviceSynchronize> call;
Call<&hipDeviceReset> reset;
