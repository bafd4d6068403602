// RCCL has NCCL's own names; only the header and the runtime's names change.
#include <nccl.h>
//> #include <rccl/rccl.h>  // HP110@11

ncclResult_t sum(const void *in, void *out, size_t n, ncclComm_t comm, cudaStream_t stream) {
//> ncclResult_t sum(const void *in, void *out, size_t n, ncclComm_t comm, hipStream_t stream) {  // HP101@72
    return ncclAllReduce(in, out, n, ncclFloat, ncclSum, comm, stream);
}
