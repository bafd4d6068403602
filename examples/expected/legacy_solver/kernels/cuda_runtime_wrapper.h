#ifndef CUDA_RUNTIME_WRAPPER_H
#define CUDA_RUNTIME_WRAPPER_H

#include "../cuda_helper/cuda.h"

/* Times with events; the name of this file only sounds like the toolkit's. */
struct GpuTimer {
	hipEvent_t begin, end;
	GpuTimer()
	{
		CUDA_SAFE_CALL(hipEventCreate(&begin));
		CUDA_SAFE_CALL(hipEventCreate(&end));
	}
	~GpuTimer()
	{
		hipEventDestroy(begin);
		hipEventDestroy(end);
	}
	void start() { CUDA_SAFE_CALL(hipEventRecord(begin, 0)); }
	float stop()
	{
		float ms = 0.0f;
		CUDA_SAFE_CALL(hipEventRecord(end, 0));
		CUDA_SAFE_CALL(hipEventSynchronize(end));
		CUDA_SAFE_CALL(hipEventElapsedTime(&ms, begin, end));
		return ms;
	}
};

#endif
