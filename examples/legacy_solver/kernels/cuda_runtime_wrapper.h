#ifndef CUDA_RUNTIME_WRAPPER_H
#define CUDA_RUNTIME_WRAPPER_H

#include "../cuda_helper/cuda.h"

/* Times with events; the name of this file only sounds like the toolkit's. */
struct GpuTimer {
	cudaEvent_t begin, end;
	GpuTimer()
	{
		CUDA_SAFE_CALL(cudaEventCreate(&begin));
		CUDA_SAFE_CALL(cudaEventCreate(&end));
	}
	~GpuTimer()
	{
		cudaEventDestroy(begin);
		cudaEventDestroy(end);
	}
	void start() { CUDA_SAFE_CALL(cudaEventRecord(begin, 0)); }
	float stop()
	{
		float ms = 0.0f;
		CUDA_SAFE_CALL(cudaEventRecord(end, 0));
		CUDA_SAFE_CALL(cudaEventSynchronize(end));
		CUDA_SAFE_CALL(cudaEventElapsedTime(&ms, begin, end));
		return ms;
	}
};

#endif
