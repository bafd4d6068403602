//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <rocrand/rocrand_mtgp32_11213.h>  // HP134@1
#include <curand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11
#include <curand_mtgp32_host.h>
//> #include <hiprand/hiprand_mtgp32_host.h>  // HP110@11
void prepare(curandStateMtgp32 *states, int blocks) {
//> void prepare(hiprandStateMtgp32 *states, int blocks) {  // HP101@14
    mtgp32_kernel_params *kernel;
//>     mtgp32_kernel_params_t *kernel;  // HP101@5
    cudaMalloc((void **)&kernel, sizeof(mtgp32_kernel_params));
//>     hipMalloc((void **)&kernel, sizeof(mtgp32_kernel_params_t));  // HP101@5 HP101@41
    curandMakeMTGP32Constants(mtgp32dc_params_fast_11213, kernel);
//>     hiprandMakeMTGP32Constants(mtgp32dc_params_fast_11213, kernel);  // HP101@5
    curandMakeMTGP32KernelState(states, mtgp32dc_params_fast_11213, kernel, blocks, 1234);
//>     hiprandMakeMTGP32KernelState(states, mtgp32dc_params_fast_11213, kernel, blocks, 1234);  // HP101@5
}
