#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <map>
struct Range { CUdeviceptr base; size_t size; };
//> struct Range { hipDeviceptr_t base; size_t size; };  // HP101@16
std::map<CUdeviceptr, Range *> ranges;
//> std::map<hipDeviceptr_t, Range *> ranges;  // HP101@10
bool is_known(CUdeviceptr address) {
//> bool is_known(hipDeviceptr_t address) {  // HP101@15
    auto it = ranges.upper_bound(address);
    if (it->second->base <= address && address < (it->second->base + it->second->size)) return true;
//~                                                           ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     if (it->second->base <= address && address < ((char *)it->second->base + it->second->size)) return true;  // HP706@51
    Range *range = it->second;
    if (address == (range->base + 1) - range->size) return false;
//~                        ^~~~ HP706 error 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   unsafe fix: compute with char *
    if (address >= range->base + range->size) return false;
//~                       ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//>     if (address >= (char *)range->base + range->size) return false;  // HP706@20
    return address == (range->base - 1) || address != (range->base + 2) % 4;
//~                           ^~~~ HP706 error fixed 'CUdeviceptr':
//~   - on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with char *
//~                                                           ^~~~ HP706 error fixed 'CUdeviceptr':
//~   + on base, a CUdeviceptr: the type is void * in HIP, and this does not compile
//~   remedy: compute with (char *), or with uintptr_t where it is used as a number
//~   safe fix: compute with an integer
//>     return address == ((char *)range->base - 1) || address != (hipDeviceptr_t)(((uintptr_t)range->base + 2) % 4);  // HP706@24 HP706@55 HP706@56 HP706@76
}
