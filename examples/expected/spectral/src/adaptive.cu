#include <hip/hip_runtime.h>
#include "../hipport/device.h"
#include "../hipport/warp.h"
#include "adaptive.h"


#include "check.h"

namespace {

struct Progress {
    unsigned moved;
    int passes;
    unsigned lock;
};

__device__ __forceinline__ unsigned lane_id() {
    unsigned lane;
    lane = hipport::lane_id();
    return lane;
}

__device__ __forceinline__ void back_off() {
#if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 700
    hipport::nanosleep(64);
#endif
}

// Jacobi on a ring of values, from `from` to `to`; the first lane of each warp records whether one of its lanes moved.
__global__ void smooth(const float *from, float *to, int count, float tolerance, Progress *progress) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    bool moved = false;
    if (i < count) {
        const float mean = 0.25f * from[(i + count - 1) % count] + 0.5f * from[i] + 0.25f * from[(i + 1) % count];
        moved = fabsf(mean - from[i]) > tolerance;
        to[i] = mean;
    }
    if (hipport::any_sync(0xffffffff, moved) && lane_id() == 0) {
        // A lock instead of an atomic, since a later version keeps the place too. It is given back inside of the loop:
        // lanes that run in lock-step cannot wait for one that has left it.
        for (bool done = false; !done;) {
            done = atomicCAS(&progress->lock, 0u, 1u) == 0u;
            if (done) {
                progress->moved = 1;
                __threadfence();
                atomicExch(&progress->lock, 0u);
            } else {
                back_off();
            }
        }
    }
}

void enqueue_pass(float *values, float *scratch, int count, float tolerance, Progress *progress, hipStream_t stream) {
    LAUNCH_1D(smooth, count, stream, values, scratch, count, tolerance, progress);
    LAUNCH_1D(smooth, count, stream, scratch, values, count, tolerance, progress);
}

#if CUDART_VERSION >= 12040

__global__ void decide(cudaGraphConditionalHandle handle, Progress *progress) {
    progress->passes += 2;
    cudaGraphSetConditional(handle, progress->moved != 0 && progress->passes < 10000);
    progress->moved = 0;
}

void loop(float *values, float *scratch, int count, float tolerance, Progress *progress, hipStream_t stream) {
    hipGraph_t graph = nullptr;
    cudaGraphConditionalHandle handle;
    CUDA_OK(hipGraphCreate(&graph, 0));
    CUDA_OK(cudaGraphConditionalHandleCreate(&handle, graph, 1, cudaGraphCondAssignDefault));

    hipGraphNodeParams parameters{};
    parameters.type = cudaGraphNodeTypeConditional;
    parameters.conditional.handle = handle;
    parameters.conditional.type = cudaGraphCondTypeWhile;
    parameters.conditional.size = 1;
    hipGraphNode_t node = nullptr;
#if CUDART_VERSION >= 13000
    CUDA_OK(hipGraphAddNode(&node, graph, nullptr, 0, &parameters));
#else
    CUDA_OK(hipGraphAddNode(&node, graph, nullptr, 0, &parameters));
#endif

    hipGraph_t body = parameters.conditional.phGraph_out[0];
    CUDA_OK(hipStreamBeginCaptureToGraph(stream, body, nullptr, nullptr, 0, hipStreamCaptureModeRelaxed));
    enqueue_pass(values, scratch, count, tolerance, progress, stream);
    decide<<<1, 1, 0, stream>>>(handle, progress);
    CUDA_OK(hipStreamEndCapture(stream, nullptr));

    hipGraphExec_t executable = nullptr;
    CUDA_OK(hipGraphInstantiateWithFlags(&executable, graph, 0));
    CUDA_OK(hipGraphLaunch(executable, stream));
    CUDA_OK(hipStreamSynchronize(stream));
    CUDA_OK(hipGraphExecDestroy(executable));
    CUDA_OK(hipGraphDestroy(graph));
}

#else

void loop(float *values, float *scratch, int count, float tolerance, Progress *progress, hipStream_t stream) {
    Progress host{1, 0, 0};
    while (host.moved != 0 && host.passes < 10000) {
        host.moved = 0;
        host.passes += 2;
        CUDA_OK(hipMemcpyAsync(progress, &host, sizeof host, hipMemcpyHostToDevice, stream));
        enqueue_pass(values, scratch, count, tolerance, progress, stream);
        CUDA_OK(hipMemcpyAsync(&host, progress, sizeof host, hipMemcpyDeviceToHost, stream));
        CUDA_OK(hipStreamSynchronize(stream));
    }
}

#endif

}  // namespace

int smooth_until_stable(float *values, int count, float tolerance, hipStream_t stream) {
    float *scratch = nullptr;
    Progress *progress = nullptr;
    CUDA_OK(hipMalloc(&scratch, sizeof(float) * count));
    CUDA_OK(hipMalloc(&progress, sizeof(Progress)));
    CUDA_OK(hipMemsetAsync(progress, 0, sizeof(Progress), stream));
    loop(values, scratch, count, tolerance, progress, stream);

    Progress host{};
    CUDA_OK(hipMemcpy(&host, progress, sizeof host, hipMemcpyDeviceToHost));
    CUDA_OK(hipFree(progress));
    CUDA_OK(hipFree(scratch));
    return host.passes;
}
