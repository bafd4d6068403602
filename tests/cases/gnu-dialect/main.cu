#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

typedef struct World *Comm;
int main(int argc, char **argv, Comm world) { return world != 0; }
//~                             ^~~~ HP233 error 'main':
//~   main has a third parameter of the type Comm, which clang refuses
//~   remedy: give main two parameters, and move its code to a function that takes three
