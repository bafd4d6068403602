// nvcc is meant: the condition stays and is reported.
#ifdef __NVCC__
#pragma nv_diag_suppress 177
#endif
#if defined(__HIPCC__) && defined(__HIPCC__)
int both;
#endif
#undef __CUDACC__
