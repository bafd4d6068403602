#define FREE 0
#define TAKEN 1

__device__ int mutex;

__device__ void lock(int *m) {
    while (atomicCAS(m, 0, 1) != 0);
}

__device__ void lock_politely(int *m) {
    do {
        __nanosleep(100);
    } while (atomicExch(m, 1) == 1);
}

__global__ void at_once(int *list) {
    while (atomicCAS(&mutex, FREE, TAKEN)) {
    }
    list[list[0]++] = threadIdx.x;
    __threadfence();
    atomicExch(&mutex, FREE);
}

__global__ void and_go(int *list) {
    while (true) {
        if (atomicCAS(&mutex, 0, 1) == 0) break;
    }
    list[list[0]++] = threadIdx.x;
    atomicExch(&mutex, 0);
}
