#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define BOTH(a, b) \
    (a) + (b)

struct Grid {
    void add(double x, double y, \  // where it is
//>     void add(double x, double y,   // where it is  // HP003@34
             double mass);
    void move(double dx, \	/* by how much,
//>     void move(double dx, 	/* by how much,  // HP003@26
                               and where */ double dy);
};

// A backslash before blanks joins the lines \
   of this comment as well as those of code.
__device__ int sum(int a, \
                   int b) {
    const char *text = "a\
b\\ // c";
    return BOTH(a, b) + \ /* more */ // than that
//>     return BOTH(a, b) +  /* more */ // than that  // HP003@25
           text[0] + '\\';
}

__global__ void k(int *p) { *p = sum(1, 2); }
