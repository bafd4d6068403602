//+ #include <hip/hip_runtime.h>  // HP114@1
struct Pair {
    float d;
    __device__ Pair() : d(0) {}
};

__shared__ Pair outside;
//~        ^~~~~~~~~~~~ HP212 error 'Pair': Pair initializes its members: HIP does not initialize shared memory
//~   remedy: declare each variable by itself in its function, or remove what initializes the members

#define DECLARE_PAIR __shared__ Pair of_macro;
//~                             ^~~~~~~~~~~~~ HP212 error 'Pair':
//~   Pair initializes its members: HIP does not initialize shared memory
//~   remedy: declare each variable by itself in its function, or remove what initializes the members

__global__ void change(float *out) {
    __shared__ Pair pairs[32], pair;
//~            ^~~~~~~~~~ HP212 error 'Pair': Pair initializes its members: HIP does not initialize shared memory
//~   remedy: declare each variable by itself in its function, or remove what initializes the members
    *out = pairs[0].d + pair.d + outside.d;
}
