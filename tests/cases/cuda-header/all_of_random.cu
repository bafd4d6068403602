// Every header of cuRAND that a port has or drops.
//+ #include <hip/hip_runtime.h>  // HP114@1
#include <curand.h>
//> #include <hiprand/hiprand.h>  // HP110@11
#include <curand_discrete.h>
//> #include <hiprand/hiprand_kernel.h>  // HP110@11
#include <curand_discrete2.h>
//-  // HP115@1
#include <curand_globals.h>
//-  // HP115@1
#include <curand_kernel.h>
//-  // HP115@1
#include <curand_lognormal.h>
//-  // HP115@1
#include <curand_mrg32k3a.h>
//-  // HP115@1
#include <curand_mtgp32.h>
//-  // HP115@1
#include <curand_mtgp32_host.h>
//> #include <hiprand/hiprand_mtgp32_host.h>  // HP110@11
#include <curand_mtgp32_kernel.h>
//-  // HP115@1
#include <curand_mtgp32dc_p_11213.h>
//> #include <rocrand/rocrand_mtgp32_11213.h>  // HP110@11
#include <curand_normal.h>
//-  // HP115@1
#include <curand_normal_static.h>
//-  // HP115@1
#include <curand_philox4x32_x.h>
//-  // HP115@1
#include <curand_poisson.h>
//-  // HP115@1
#include <curand_precalc.h>
//-  // HP115@1
#include <curand_uniform.h>
//-  // HP115@1

__global__ void empty() {}
