// The type of the texels has a name of the project, from another file: what reads the variable tells.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/texture.h"  // HP117@1
#include "graph.h"

texture<Node> nodes;
//~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//> __device__ hipport::texture<Node> nodes;  // HP513@1
texture<Leaf> leaves;
texture<Leaf, Tree> of_the_project;

__global__ void walk(int *next, int i) { next[i] = tex1Dfetch(nodes, i).x; }
//> __global__ void walk(int *next, int i) { next[i] = hipport::tex1Dfetch(nodes, i).x; }  // HP101@52

template <class T>
void grow(texture<T> of_theirs);
