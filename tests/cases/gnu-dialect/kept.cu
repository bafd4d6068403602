#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Program {
    int main(int argc, char **argv, int world) { return world; }
};
int main(int argc, char **argv, char *environment[]) { return Program().main(argc, argv, 1); }
void designated(int n) {
    int values[2][2] = {[0] = {0}};
    values[0][0] = n;
}
