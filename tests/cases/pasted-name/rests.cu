#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// The names change at the uses, too, and what HIP lacks is told there.
#define cu(...) check(cu##__VA_ARGS__, #__VA_ARGS__)
//> #define cu(...) check(hip##__VA_ARGS__, #__VA_ARGS__)  // HP107@23
#define CU(name) CU##name
//> #define CU(name) hip##name  // HP107@18
#define both(name) (cuda##name, text(name))
//~                 ^~~~~~ HP107 error 'cuda':
//~   cuda## pastes names that HIP lacks or that change in more than their beginning: cudaThreadExit
//~   remedy: rename the piece by hand, and check that every resulting name exists in HIP

void check(CU(result), const char *);
//> void check(CU(Error_t), const char *);  // HP107@15

void run(CU(function) kernel, void **values, CU(deviceptr) p) {
//> void run(CU(Function_t) kernel, void **values, CU(Deviceptr_t) p) {  // HP107@13 HP107@49
    cu(Init(0));
    cu(LaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, values, 0));
//>     cu(ModuleLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, 0, values, 0));  // HP107@8
    cu(CtxSynchronize());
//>     cu(DeviceSynchronize());  // HP107@8
    cu(CoredumpGetAttribute(CU_COREDUMP_FILE, 0, 0));
//~    ^~~~~~~~~~~~~~~~~~~~ HP107 error 'cuCoredumpGetAttribute':
//~   cu makes cuCoredumpGetAttribute here, which HIP lacks or which changes in more than its name
//~   remedy: write the call without cu
//~                         ^~~~~~~~~~~~~~~~ HP501 error:
//~   CU_COREDUMP_FILE has no counterpart in HIP: CUDA's core dump and checkpoint interface is not in HIP
//~   remedy: replace CU_COREDUMP_FILE or leave it out on AMD GPUs
    int lanes = CU(_DEVICE_ATTRIBUTE_WARP_SIZE);
//>     int lanes = CU(DeviceAttributeWarpSize);  // HP107@20
    both(ThreadExit)();
    both(Free)(nullptr);
}

// What gives HIP's names CUDA's is left alone.
#define USE_FFT(name) using cufft##name = hipfft##name
USE_FFT(Handle);
