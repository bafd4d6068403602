// flags: --warp native
// A program that asks for warps of 32 lanes.
//+ #include <hip/hip_runtime.h>  // HP114@1
#define LANES 32
bool is_usable(const cudaDeviceProp &prop) {
//> bool is_usable(const hipDeviceProp_t &prop) {  // HP101@22
    if (prop.warpSize != LANES) return false;
//~          ^~~~~~~~ HP407 warning: the device reports 64 here on CDNA, where a warp of 32 lanes is asked for
//~   remedy: let the program take 64 lanes too, or convert with --warp logical
    return prop.warpSize == 32 || prop.warpSize == 64;
}
int lanes(const cudaDeviceProp &prop) { return prop.warpSize; }
//> int lanes(const hipDeviceProp_t &prop) { return prop.warpSize; }  // HP101@17
