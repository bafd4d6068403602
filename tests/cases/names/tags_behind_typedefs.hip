// A type after struct or enum needs a tag: HIP has some of CUDA's as typedefs only.
#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>

struct _hipGraphicsResource;
struct _hipGraphicsResource *resource;
static struct _hipGraphicsResource *many[2];
hipGraphicsResource *plain;
void map(struct _hipGraphicsResource **resources, enum hipMemcpyKind kind, struct hipPointerAttribute_t a);
struct hipExternalMemoryHandleDesc_st desc = {};
enum hipExternalMemoryHandleType_enum kind;
struct /* launch */ hipLaunchParams_t params;
struct hipDeviceProp_t properties;
struct hipArray *array;

void use(struct cusparseMatDescr *descriptor);
