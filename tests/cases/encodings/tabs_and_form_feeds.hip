	#	include	<hip/hip_runtime.h>	

hipStream_t	s;
#define	E	hipSuccess	
