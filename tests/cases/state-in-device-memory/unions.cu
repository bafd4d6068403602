//+ #include <hip/hip_runtime.h>  // HP114@1
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11

union __builtin_align__(8) Input {
//> union __align__(8) Input {  // HP101@7
    bool pressed;
//>     __host__ __device__ Input() {}  // HP273@5
//>     bool pressed;
    curandState_t state;
//>     hiprandState_t state;  // HP101@5
};
union Other { curandState state; int n; };
//> union Other { __host__ __device__ Other() {} hiprandState state; int n; };  // HP273@15 HP101@15
union Own {
    int n;
    curandState state;
//>     hiprandState state;  // HP101@5
    __host__ __device__ Own() : n(0) {}
};
union Plain {
    int n;
    curandState *state;
//>     hiprandState *state;  // HP101@5
};
union Given {
    int n;
    curandState state;
//~ ^~~~~~~~~~~ HP273 warning:
//~   curandState has a constructor in HIP, so that this union has none for objects without values
//~   remedy: give the union a name and a constructor that does nothing: __host__ __device__ Input() {}
//>     hiprandState state;  // HP101@5
};
struct Chunk {
    Input inputs[4];
    union {
        int n;
        curandState state;
//~     ^~~~~~~~~~~ HP273 warning:
//~   curandState has a constructor in HIP, so that this union has none for objects without values
//~   remedy: give the union a name and a constructor that does nothing: __host__ __device__ Input() {}
//>         hiprandState state;  // HP101@9
    };
    Chunk *next;
};

__global__ void start(Chunk *chunk, Other other) {
    Input input;
    Given given = {3};
    Plain plain = {4};
    curand_init(1, given.n + plain.n, 0, &input.state);
//>     hiprand_init(1, given.n + plain.n, 0, &input.state);  // HP101@5
    chunk->inputs[0] = input;
}
