#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define HD __host__ __device__

typedef struct {
//> typedef struct Value {  // HP285@15
    float x;
    __device__ float get() const { return x; }
} Value;

typedef struct __align__(8) {
//> typedef struct __align__(8) Aligned {  // HP285@28
    int number;
    HD int get() const { return number; }
} *Pointer, Aligned;

struct Base {
    int number;
};
typedef class : public Base {
//> typedef class Derived : public Base {  // HP285@14
   public:
    HD int get() const { return number; }
} Derived;

using Alias = struct {
//> using Alias = struct Alias_ {  // HP285@21
    int x;
    constexpr int get() const { return x; }
};

namespace shapes {
    typedef union
//>     typedef union Number_  // HP285@18
    {
        int Number;
        float x;
        __device__ int get() const { return Number; }
    } Number;
}

typedef struct {
//> typedef struct OfHost {  // HP285@15
    int x;
    int get() const { return x; }
} OfHost;
typedef struct {
    int x;
    int get() const;
    struct {
        int y;
    } inner;
} Plain;
typedef struct {
    int x;
    __device__ int get() const { return x; }
} *OnlyPointer, Row[3];
typedef struct Named {
    int x;
    __device__ int get() const { return x; }
} Named;
struct {
    int x;
    HD int get() const { return x; }
} variable;

__global__ void use(Value *values, Aligned aligned, Derived derived, Alias alias, shapes::Number number) {
    typedef struct {
//>     typedef struct Local {  // HP285@19
        int x;
        __device__ int get() const { return x; }
    } Local;
    Local local{aligned.get() + derived.get() + alias.get() + number.get()};
    values[0].x = values[0].get() + local.get();
}
