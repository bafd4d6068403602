#ifndef CUDA_HELPER_CUDA_H
#define CUDA_HELPER_CUDA_H

/* Hilfsfunktionen des Projekts - für alle Kernel. Not the cuda.h of the toolkit. */

#include <stdio.h>
#include <stdlib.h>

#define CUDA_SAFE_CALL(call) do {					\
	cudaError_t err = call;						\
	if (cudaSuccess != err) {					\
		fprintf(stderr, "cuda error in %s:%d: %s\n",		\
			__FILE__, __LINE__, cudaGetErrorString(err));	\
		exit(EXIT_FAILURE);					\
	} } while (0)

/* Rundet auf: ein Block für jeden angefangenen Teil. */
static inline int cudaHelperBlocks(int items, int block)
{
	return (items + block - 1) / block;
}

#endif
