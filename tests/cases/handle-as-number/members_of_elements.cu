// Plans in elements of arrays and what pointers point to: the cast stands before the whole operand.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11

struct Job { cufftHandle plan; };
//> struct Job { hipfftHandle plan; };  // HP101@14

bool made(Job *jobs, int i) { return jobs[i].plan >= 0 && (*jobs).plan >= 0; }
//> bool made(Job *jobs, int i) { return (long long)jobs[i].plan >= 0 && (long long)(*jobs).plan >= 0; }  // HP274@38 HP274@59
