/*
 * Wärmeleitung: red-black relaxation, in place.
 * Compiled by nvcc only, which includes the runtime's header by itself.
 */
#include <hip/hip_runtime.h>
#include <float.h>

#include "grid.h"
#include "kernels/cuda_runtime_wrapper.h"
#include "cuda_helper/cuda.h"

template <typename T, int N>
struct Pair {
	T value[N];
};

/* `omega` is the factor of over-relaxation; `Colors` holds the weights of the two colours. */
template <typename Colors>
__global__ void relax(float *u, int nx, int ny, int color, float omega, Colors colors)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	int x = i % nx, y = i / nx;

	if (i >= nx * ny || x == 0 || y == 0 || x == nx - 1 || y == ny - 1 || ((x + y) & 1) != color)
		return;
	float mean = 0.25f * (u[i - 1] + u[i + 1] + u[i - nx] + u[i + nx]);
	u[i] += omega * colors.value[color] * (mean - u[i]);
}

/* Boundary: the upper edge is hot. An old trick hides here: \
   cudaMemset would write bytes, not floats. */
__global__ void set_edges(float *u, int nx, int ny, float hot)
{
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	if (i < nx * ny)
		u[i] = i < nx ? hot : 0.0f;
}

__global__ void maximum_defect(const float *u, int nx, int ny, float *block_max)
{
	extern __shared__ float cache[];
	int i = blockIdx.x * blockDim.x + threadIdx.x;
	int x = i % nx, y = i / nx;
	float defect = 0.0f;

	if (i < nx * ny && x > 0 && y > 0 && x < nx - 1 && y < ny - 1)
		defect = fabsf(0.25f * (u[i - 1] + u[i + 1] + u[i - nx] + u[i + nx]) - u[i]);
	cache[threadIdx.x] = defect;
	__syncthreads();
	for (int s = blockDim.x >> 1; s > 0; s >>= 1) {
		if (threadIdx.x < s)
			cache[threadIdx.x] = fmaxf(cache[threadIdx.x], cache[threadIdx.x + s]);
		__syncthreads();
	}
	if (threadIdx.x == 0)
		block_max[blockIdx.x] = cache[0];
}

// A comment that goes on after a backslash: cudaMalloc here is text \
   and so is cudaFree(u) here

extern "C" float solve_heat(Grid *grid, int sweeps, float omega, float *seconds)
{
	int n = grid->nx * grid->ny;
	int g = cudaHelperBlocks(n, 256), b = 256;
	float *defects, *host = (float *)malloc(g * sizeof(float));
	float worst = 0.0f;
	GpuTimer timer;
	Pair<float,2> equal = {{ 1.0f, 1.0f }};
	Pair<float,3> damped = {{ 0.9f, 0.9f, 0.0f }};

	CUDA_SAFE_CALL(hipMalloc((void **)&defects, g * sizeof(float)));
	CUDA_SAFE_CALL(hipFuncSetCacheConfig((const void *)set_edges, hipFuncCachePreferL1));
	timer.start();
	set_edges<<<(n+255)/256, 256>>>(grid->device, grid->nx, grid->ny, 100.0f);
	relax<Pair<float,3>><<<g,b>>>(grid->device, grid->nx, grid->ny, 0, 1.0f, damped);
	for (int s = 0; s < sweeps; s++) {
		relax<Pair<float,2> > <<< g, b >>>(grid->device, grid->nx, grid->ny, s & 1, omega, equal);
	}
	maximum_defect<<<g, b, b * sizeof(float)>>>(grid->device, grid->nx, grid->ny, defects);
	CUDA_SAFE_CALL(hipDeviceSynchronize());
	*seconds = timer.stop() * 1e-3f;

	CUDA_SAFE_CALL(hipMemcpy(host, defects, g * sizeof(float), \
		hipMemcpyDeviceToHost));
	for (int k = 0; k < g; k++)
		worst = host[k] > worst ? host[k] : worst;
	CUDA_SAFE_CALL(hipFree(defects));
	free(host);
	return worst;
}
