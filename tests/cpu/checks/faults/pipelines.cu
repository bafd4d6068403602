// Threads that produce and threads that consume: the consumers do not wait.
#include <cooperative_groups.h>
#include <cuda/pipeline>

__global__ void consumer_without_wait(const int *x, int *y) {
    __shared__ int stages[2][64];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    const bool produces = threadIdx.x < 64;
    const int place = threadIdx.x % 64;
    if (produces) stages[0][place] = stages[1][place] = 0;
    auto pipe = cuda::make_pipeline(cooperative_groups::this_thread_block(), &state,
                                    produces ? cuda::pipeline_role::producer : cuda::pipeline_role::consumer);
    for (int i = 0; i < 2; ++i) {
        if (produces) {
            pipe.producer_acquire();
            stages[i][place] = x[64 * i + place];  // or here: race-shared
            pipe.producer_commit();
        } else {
            y[64 * i + place] = stages[i][63 - place];  // fault: race-shared
        }
    }
}

// The threads of each wavefront wait for another one, but at the end the last one does not.
__global__ void last_stage_without_wait(const int *x, int *y) {
    __shared__ int stages[2][64];
    __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
    const int place = threadIdx.x % 64;
    if (threadIdx.x < 64) stages[0][place] = stages[1][place] = 0;
    auto pipe = cuda::make_pipeline(cooperative_groups::this_thread_block(), &state, 64);
    if (threadIdx.x < 64) {
        pipe.producer_acquire();
        stages[0][place] = x[place];
        pipe.producer_commit();
    } else if (threadIdx.x < 128) {
        pipe.consumer_wait();
        stages[1][place] = 2 * stages[0][63 - place];  // or here: race-shared
        pipe.consumer_release();
    } else {
        y[place] = stages[1][63 - place];  // fault: race-shared
    }
}
