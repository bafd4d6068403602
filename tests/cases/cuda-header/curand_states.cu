// curandState and curandStateXORWOW are one type in CUDA, and have to be one in the port.
//+ #include <hip/hip_runtime.h>  // HP114@1
struct curandStateXORWOW;
//> struct hiprandState;  // HP101@8
typedef struct curandStateXORWOW curandState;
//> typedef struct hiprandState hiprandState;  // HP101@16 HP101@34
struct Scene {
    curandState *states;
//>     hiprandState *states;  // HP101@5
};

#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11

template <typename State = curandState_t>
//> template <typename State = hiprandState_t>  // HP101@28
struct Stream {
    State state;
};

__global__ void start(Scene scene, curandStateXORWOW_t *more, Stream<> stream) {
//> __global__ void start(Scene scene, hiprandState_t *more, Stream<> stream) {  // HP101@36
    curandStateXORWOW *same = scene.states;
//>     hiprandState *same = scene.states;  // HP101@5
    curandState_t *also = more;
//>     hiprandState_t *also = more;  // HP101@5
    curand_init(1ULL, threadIdx.x, 0, same);
//>     hiprand_init(1ULL, threadIdx.x, 0, same);  // HP101@5
    stream.state = *also;
}
