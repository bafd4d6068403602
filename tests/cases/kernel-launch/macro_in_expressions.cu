// flags: --launch macro
// The macro is a statement, which these launches are not.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(float *x);

void launch(float *x) {
    scale<<<1, 1>>>(x), scale<<<2, 1>>>(x);
//~      ^~~ HP202 warning '':
//~   this launch was left unchanged: it cannot be read with certainty, or is part of an expression
//~   remedy: check that it compiles as HIP, or write the whole launch in one place
//~                          ^~~ HP202 warning '':
//~   this launch was left unchanged: it cannot be read with certainty, or is part of an expression
//~   remedy: check that it compiles as HIP, or write the whole launch in one place
    x ? scale<<<1, 1>>>(x) : scale<<<2, 1>>>(nullptr);
//~          ^~~ HP202 warning '':
//~   this launch was left unchanged: it cannot be read with certainty, or is part of an expression
//~   remedy: check that it compiles as HIP, or write the whole launch in one place
//~                               ^~~ HP202 warning '':
//~   this launch was left unchanged: it cannot be read with certainty, or is part of an expression
//~   remedy: check that it compiles as HIP, or write the whole launch in one place
    auto run = [=] { return scale<<<1, 1>>>(x); };
//~                              ^~~ HP202 warning '':
//~   this launch was left unchanged: it cannot be read with certainty, or is part of an expression
//~   remedy: check that it compiles as HIP, or write the whole launch in one place
    return scale<<<1, 1>>>(x);
//~             ^~~ HP202 warning '':
//~   this launch was left unchanged: it cannot be read with certainty, or is part of an expression
//~   remedy: check that it compiles as HIP, or write the whole launch in one place
}
