// A type after struct or enum needs a tag: HIP has some of CUDA's as typedefs only.
#include <cuda_runtime.h>
#include <cusparse.h>

struct cudaGraphicsResource;
struct cudaGraphicsResource *resource;
static struct cudaGraphicsResource *many[2];
cudaGraphicsResource *plain;
void map(struct cudaGraphicsResource **resources, enum cudaMemcpyKind kind, struct cudaPointerAttributes a);
struct cudaExternalMemoryHandleDesc desc = {};
enum cudaExternalMemoryHandleType kind;
struct /* launch */ cudaLaunchParams params;
struct cudaDeviceProp properties;
struct cudaArray *array;

void use(struct cusparseMatDescr *descriptor);
