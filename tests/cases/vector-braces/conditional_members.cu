#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define PLAIN

struct Cell {
#ifdef PLAIN
    float color[4];
#else
    float4 color;
#endif
    int count;
};

struct Body {
    float4 place;
#ifdef WEIGHTS
    float weight;
#endif
};

void clear(Cell *cells, Body *bodies) {
    Cell cell{0};
    cells[0] = cell;
    Body body = {1, 2, 3};
//>     Body body = {float4{1, 2, 3, 0}};  // HP218@18 HP218@25
    bodies[0] = body;
}
