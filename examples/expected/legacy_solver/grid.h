#ifndef GRID_H
#define GRID_H

#include <hip/hip_runtime_api.h>

struct Grid {
	int nx, ny;
	float *device;
	hipError_t status;	/* of the last call, cudaSuccess when all is well */
};

Grid *grid_create(int nx, int ny);
void grid_destroy(Grid *grid);
int grid_download(Grid *grid, float *host);

#endif
