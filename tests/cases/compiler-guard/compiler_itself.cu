// nvcc is meant: the condition stays.
#ifdef __NVCC__
#pragma nv_diag_suppress 177
#endif
#if defined(__CUDACC__) && defined(__NVCC__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__NVCC__':
//~   #if on __NVCC__: HIP decides as CUDA does; HIP takes the #if arm of line 5
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIPCC__) && defined(__HIPCC__)  // HP602@13 HP602@28
int both;
#endif
#undef __CUDACC__
