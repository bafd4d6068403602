#include <hip/hip_runtime.h>

// Warps of 32 threads without a barrier between their steps, as before CUDA 9: each volatile access to shared memory is
// one instruction of all lanes.

#define WARP (threadIdx.x / 32)
#define LANE (threadIdx.x % 32)

__device__ void reduce_warp(volatile int* s, int t) {
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
}

// Of 64 values by 32 threads, in each of the block's pairs of warps.
__device__ __noinline__ void reduce_pair(volatile int* s, int t) {
    s[t] += s[t + 32];
    reduce_warp(s, t);
}
extern "C" __global__ void by_parameter(const int* in, int* out) {
    __shared__ int s[256];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (WARP % 2 == 0) reduce_pair(s + WARP * 32, LANE);
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x / 64 * 64];
}

template <class T, int width>
__device__ void reduce_template(volatile T* data, unsigned int t) {
    if (width >= 64) data[t] = data[t] + data[t + 32];
    if (width >= 32) data[t] = data[t] + data[t + 16];
    if (width >= 16) data[t] = data[t] + data[t + 8];
    if (width >= 8) data[t] = data[t] + data[t + 4];
    if (width >= 4) data[t] = data[t] + data[t + 2];
    if (width >= 2) data[t] = data[t] + data[t + 1];
}
extern "C" __global__ void by_template(const int* in, int* out) {
    extern __shared__ int dynamic[];
    dynamic[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (WARP % 2 == 0) reduce_template<int, 64>(dynamic + WARP * 32, LANE);
    __syncthreads();
    out[threadIdx.x] = dynamic[threadIdx.x / 64 * 64];
}

#define S(i) values[WARP * 32 + LANE + (i)]
extern "C" __global__ void by_array(const int* in, int* out) {
    __shared__ volatile int values[256];
    values[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (WARP % 2 == 0) {
        S(0) += S(32);
        for (int d = 16; d > 0; d >>= 1) {
            if (LANE < d) S(0) += S(d);  // fewer lanes in each round
        }
    }
    __syncthreads();
    out[threadIdx.x] = values[threadIdx.x / 64 * 64];
}

extern "C" __global__ void by_cast(const int* in, int* out) {
    __shared__ int s[256];
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (WARP % 2 == 0) {
        int* const own = s + WARP * 32 + LANE;
        *(volatile int*)own = *(volatile int*)own + ((volatile int*)own)[32];
        for (int d = 16; d > 0; d /= 2) *reinterpret_cast<volatile int*>(own) += *((volatile int*)own + d);
    }
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x / 64 * 64];
}

struct Room {
    volatile int* rows[8];
    volatile int last;
};
extern "C" __global__ void by_member(const int* in, int* out) {
    extern __shared__ volatile int dynamic[];
    __shared__ Room room;
    if (LANE == 0) room.rows[WARP] = dynamic + WARP * 32;
    dynamic[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (WARP % 2 == 0) {
        for (int d = 32; d > 0; d /= 2) room.rows[WARP][LANE] += (&room)->rows[WARP][LANE + d];
    }
    __syncthreads();
    if (threadIdx.x == 0) room.last = dynamic[0];
    __syncthreads();
    out[threadIdx.x] = threadIdx.x < 64 ? room.last : dynamic[threadIdx.x / 64 * 64];
}

typedef volatile int* Rows;
extern "C" __global__ void by_type(const int* in, int* out) {
    __shared__ int s[256];
    Rows row = s + WARP * 32, own = row + LANE;
    s[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    if (WARP % 2 == 0) {
        for (int d = 32; d > 0; d /= 2) *own = row[LANE] + *(own + d);
    }
    __syncthreads();
    out[threadIdx.x] = s[threadIdx.x / 64 * 64];
}

// The sums of a warp's values up to each lane's (Hillis and Steele).
extern "C" __global__ void scan(const int* in, int* out) {
    __shared__ int s[256];
    volatile int* row = s + WARP * 32;
    row[LANE] = in[threadIdx.x];
    for (int d = 1; d < 32; d *= 2) {
        if (LANE >= d) row[LANE] += row[LANE - d];
    }
    out[threadIdx.x] = row[LANE];
}

// What a warp's lanes find goes to the beginning of its list; the rest of the list is the warp's count.
extern "C" __global__ void compact(const int* in, int* out) {
    __shared__ volatile int list[256];
    __shared__ volatile int counts[8];
    const int value = in[threadIdx.x];
    const bool found = value % 3 == 0;
    int before = 0;
    list[threadIdx.x] = found;
    for (int i = 0; i < 32; ++i) before += list[WARP * 32 + i] != 0 && i < LANE;
    if (LANE == 31) counts[WARP] = before + found;
    list[threadIdx.x] = counts[WARP];
    if (found) list[WARP * 32 + before] = value;
    out[threadIdx.x] = list[threadIdx.x];
}

// In each round the lanes that have found something write it, and all vote in the next one.
extern "C" __global__ void rounds(const int* in, int* out) {
    __shared__ volatile int lists[8][256];
    int total = 0;
    for (int base = 0; base < 256; base += 32) {
        const int value = in[base + LANE];
        const bool found = value % 3 == WARP % 3;
        const unsigned int votes = static_cast<unsigned int>(__ballot(found) >> (threadIdx.x & (warpSize - 1) & 32));
        if (found) lists[WARP][total + __popc(votes & ((1u << LANE) - 1))] = value;
        total += __popc(votes);
    }
    int sum = 0;
    for (int n = LANE; n < total; n += 32) sum += (n + 1) * lists[WARP][n];
    out[threadIdx.x] = sum;
}

// Lanes that part go on by the place at which they are.
extern "C" __global__ void both_ways(const int* in, int* out) {
    __shared__ volatile int s[256];
    s[threadIdx.x] = in[threadIdx.x];
    if (LANE % 2 == 0) {
        s[threadIdx.x] = s[threadIdx.x + 1];
    } else {
        s[threadIdx.x] = s[threadIdx.x - 1] * 1000;
    }
    out[threadIdx.x] = s[threadIdx.x ^ 2];
}

// All lanes read a count before one of them writes it.
extern "C" __global__ void updates(const int* in, int* out) {
    __shared__ volatile int counts[8];
    if (LANE == 0) counts[WARP] = 0;
    const int first = counts[WARP]++;
    counts[WARP] += 10;
    ++counts[WARP];
    const int last = --counts[WARP];
    counts[WARP] <<= 1;
    out[threadIdx.x] = in[threadIdx.x] + first * 10000 + last * 100 + counts[WARP];
}

// Block 1 waits for block 0 by global memory, in which no lanes meet: the last lane goes on without the others.
extern "C" __global__ void blocks(volatile int* flag, int* out) {
    if (threadIdx.x == 31) {
        if (blockIdx.x == 0) {
            flag[0] = 3;
        } else {
            while (*flag == 0) {
            }
        }
        out[blockIdx.x] = flag[0];
    }
}

// In global memory each lane reads what the next one has not written yet.
extern "C" __global__ void apart(volatile int* p, int* out) {
    p[threadIdx.x] = 1;
    out[threadIdx.x] = p[threadIdx.x + 1];
}
