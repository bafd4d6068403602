#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdlib>

#define HD __host__ __device__
void report(int line) { std::exit(line); }
__host__ __device__ void check(bool good) {
    if (!good) exit(1);
//~            ^~~~ HP238 error: exit is a function of the host: this function for host and device does not compile
//~   remedy: restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)
    ::exit(2);
//~   ^~~~ HP238 error: exit is a function of the host: this function for host and device does not compile
//~   remedy: restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)
    report(3);
//~ ^~~~~~ HP238 error: report is a function of the host: this function for host and device does not compile
//~   remedy: restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)
}
__host__ __device__ inline int noise() { return std::rand(); }
//~                                                  ^~~~ HP238 warning:
//~   rand is a function of the host: this function for host and device does not compile where device code calls it
//~   remedy: restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)
HD void both(int line) { report(line); }
//~                      ^~~~~~ HP238 warning:
//~   report is a function of the host: this function for host and device does not compile where device code calls it
//~   remedy: restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)
struct Ray {
    HD void fail() { report(4); }
//~                  ^~~~~~ HP238 warning:
//~   report is a function of the host: this function for host and device does not compile where device code calls it
//~   remedy: restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)
    HD void leave();
};
void Ray::leave() { report(5); }
//~                 ^~~~~~ HP238 error:
//~   report is a function of the host: this function for host and device does not compile
//~   remedy: restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)
//> HD void Ray::leave() { report(5); }  // HP231@1
template <class T> HD void stop(T x) { report(x); }
//~                                    ^~~~~~ HP238 warning:
//~   report is a function of the host: this function for host and device does not compile where device code calls it
//~   remedy: restrict it to the host with #if !defined(__HIP_DEVICE_COMPILE__)
