// A file that does not include CUDA itself.
int f(){
#if defined(CUDA_VERSION)
//~~~~~~~~~~~~~~~~~~~~~~~ HP603 info 'CUDA_VERSION':
//~   #if on CUDA_VERSION: HIP decides as CUDA does; HIP takes the #if arm of line 3
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_PLATFORM_AMD__) || defined(CUDA_VERSION)  // HP603@5
return CUDA_VERSION;
//~    ^~~~~~~~~~~~ HP603 warning:
//~   CUDA_VERSION is not defined in HIP; HIP_VERSION stands for it, which counts in another way
//~   remedy: check what the number is for: 70253211 is ROCm 7.2
//> return HIP_VERSION;  // HP603@8
#else
return -1;
#endif
}
