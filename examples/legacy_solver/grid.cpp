#include "grid.h"

#include <cuda_runtime.h>
#include <stdlib.h>

Grid *grid_create(int nx, int ny)
{
	Grid *grid = (Grid *)calloc(1, sizeof(Grid));
	if (!grid)
		return 0;
	grid->nx = nx;
	grid->ny = ny;
	grid->status = cudaMalloc((void **)&grid->device, sizeof(float) * nx * ny);
	return grid;
}

void grid_destroy(Grid *grid)
{
	if (grid->device)
		cudaFree(grid->device);
	free(grid);
}

int grid_download(Grid *grid, float *host)
{
	grid->status = cudaMemcpy(host, grid->device, sizeof(float) * grid->nx * grid->ny, cudaMemcpyDeviceToHost);
	return grid->status == cudaSuccess;
}
