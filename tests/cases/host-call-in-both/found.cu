#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/host_call.h"  // HP238@1
#include <cstdlib>

#define HD __host__ __device__
void report(int line) { std::exit(line); }
__host__ __device__ void check(bool good) {
    if (!good) exit(1);
//>     if (!good) HIPPORT_HOST_CALL(exit(1));  // HP238@16 HP238@23
    ::exit(2);
//>     HIPPORT_HOST_CALL(::exit(2));  // HP238@5 HP238@14
    report(3);
//>     HIPPORT_HOST_CALL(report(3));  // HP238@5 HP238@14
}
__host__ __device__ inline int noise() { return std::rand(); }
//> __host__ __device__ inline int noise() { return HIPPORT_HOST_CALL(std::rand()); }  // HP238@49 HP238@60
HD void both(int line) { report(line); }
//> HD void both(int line) { HIPPORT_HOST_CALL(report(line)); }  // HP238@26 HP238@38
struct Ray {
    HD void fail() { report(4); }
//>     HD void fail() { HIPPORT_HOST_CALL(report(4)); }  // HP238@22 HP238@31
    HD void leave();
};
void Ray::leave() { report(5); }
//> HD void Ray::leave() { HIPPORT_HOST_CALL(report(5)); }  // HP231@1 HP238@21 HP238@30
__host__ __device__ void late() {
    report(
//~ ^~~~~~ HP238 error: report is a function of the host: this function for host and device does not compile
//~   remedy: restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)
#if LOUD
        1
#else
        0
#endif
    );
    srand(time(nullptr));
//>     HIPPORT_HOST_CALL(srand(HIPPORT_HOST_CALL(time(nullptr))));  // HP238@5 HP238@11 HP238@24 HP238@25
}
template <class T> HD void stop(T x) { report(x); }
//> template <class T> HD void stop(T x) { HIPPORT_HOST_CALL(report(x)); }  // HP238@40 HP238@49
