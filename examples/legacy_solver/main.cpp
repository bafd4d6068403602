#include <stdio.h>
#include <stdlib.h>

#include "grid.h"
extern "C" {
#include "params.h"
float solve_heat(Grid *grid, int sweeps, float omega, float *seconds);
}

int main(int argc, char **argv)
{
	Params params;
	if (!params_read(&params, argc, argv)) {
		fprintf(stderr, "usage: heat [nx ny sweeps]\n");
		return 2;
	}
	Grid *grid = grid_create(params.nx, params.ny);
	if (!grid || grid->status != cudaSuccess) {
		fprintf(stderr, "cudaMalloc failed: is there a CUDA device?\n");
		return 1;
	}
	float seconds = 0.0f;
	float defect = solve_heat(grid, params.sweeps, 1.0f, &seconds);
	float *host = (float *)malloc(sizeof(float) * params.nx * params.ny);
	if (host && grid_download(grid, host))
		printf("center %.4f, defect %.2e, %.3f s\n",
			host[params.nx * (params.ny / 2) + params.nx / 2], defect, seconds);
	free(host);
	grid_destroy(grid);
	return 0;
}
