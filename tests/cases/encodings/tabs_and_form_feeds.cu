	#	include	<cuda_runtime.h>	
//> 	#	include	<hip/hip_runtime.h>	  // HP110@13

cudaStream_t	s;
//> hipStream_t	s;  // HP101@2
#define	E	cudaSuccess	
//> #define	E	hipSuccess	  // HP101@12
