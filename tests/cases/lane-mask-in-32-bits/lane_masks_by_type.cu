// flags: --warp native
//+ #include <hip/hip_runtime.h>  // HP114@1
typedef unsigned int lane_mask;
using Wide = unsigned long long;

struct Lanes {
    unsigned low;
    Wide all;
};

template <class T> struct Kept {
    T value;
};

__device__ void keep(lane_mask mask);
__device__ void keep(lane_mask mask) { __syncwarp(mask); }
//~                                    ^~~~~~~~~~ HP401 error:
//~   __syncwarp takes 64-bit masks in HIP: a narrower one does not compile, and the mask has to be exactly the lanes that execute the call
//~   remedy: use __syncwarp without a mask, or compute the mask in 64 bits (__ballot, __activemask)
__device__ void keep_all(Wide mask) { __syncwarp(mask); }
//~                                   ^~~~~~~~~~ HP401 error:
//~   __syncwarp takes 64-bit masks in HIP: a narrower one does not compile, and the mask has to be exactly the lanes that execute the call
//~   remedy: use __syncwarp without a mask, or compute the mask in 64 bits (__ballot, __activemask)

__device__ lane_mask voters(bool p) { return __ballot_sync(0xffffffff, p); }
//~                                          ^~~~~~~~~~~~~ HP403 warning:
//~   voters returns 32 of the mask's 64 lanes, by its type lane_mask
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//> __device__ lane_mask voters(bool p) { return __ballot(p); }  // HP401@46 HP401@60
__device__ Wide all_voters(bool p) { return __ballot_sync(0xffffffff, p); }
//> __device__ Wide all_voters(bool p) { return __ballot(p); }  // HP401@45 HP401@59

__global__ void narrow(Lanes *lanes, Kept<int> kept, bool p) {
    lane_mask votes = __ballot_sync(0xffffffff, p);
//~                   ^~~~~~~~~~~~~ HP403 warning: votes keeps 32 of the mask's 64 lanes, by its type lane_mask
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//>     lane_mask votes = __ballot(p);  // HP401@23 HP401@37
    lanes->low = __activemask();
//~              ^~~~~~~~~~~~ HP403 warning: low keeps 32 of the mask's 64 lanes, by its type unsigned int
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
    lanes[1].low |= votes;
    kept.value = ~__ballot_sync(0xffffffff, p);
//~               ^~~~~~~~~~~~~ HP403 warning: value keeps 32 of the mask's 64 lanes, by its type int
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//>     kept.value = ~__ballot(p);  // HP401@19 HP401@33
    keep(__activemask());
//~      ^~~~~~~~~~~~ HP403 warning: a parameter of keep takes 32 of the mask's 64 lanes, by its type lane_mask
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
    lanes->all = (lane_mask)__ballot_sync(0xffffffff, p);
//~                         ^~~~~~~~~~~~~ HP403 warning:
//~   this cast keeps 32 of the mask's 64 lanes, by its type lane_mask
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//>     lanes->all = (lane_mask)__ballot(p);  // HP401@29 HP401@43
    lanes->all = static_cast<lane_mask>(__ballot_sync(0xffffffff, p));
//~                                     ^~~~~~~~~~~~~ HP403 warning:
//~   this cast keeps 32 of the mask's 64 lanes, by its type lane_mask
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//>     lanes->all = static_cast<lane_mask>(__ballot(p));  // HP401@41 HP401@55
    lane_mask later{__match_any_sync(0xffffffff, 1)};
//~                 ^~~~~~~~~~~~~~~~ HP403 warning:
//~   what it is assigned to keeps 32 of the mask's 64 lanes, by its type lane_mask
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//>     lane_mask later{__match_any(1)};  // HP401@21 HP401@38
}

__global__ void wide(Lanes *lanes, Kept<Wide> kept, bool p) {
    Wide votes = __ballot_sync(0xffffffff, p);
//>     Wide votes = __ballot(p);  // HP401@18 HP401@32
    auto deduced = __activemask();
    lanes->all = __activemask() & deduced;
    kept.value = votes;
    keep_all(__activemask());
    lanes->low = (votes >> 32) & 1;
    lanes->low = votes & 1;
    lanes->low = __popcll(votes);
    bool any = __ballot_sync(0xffffffff, p);
//>     bool any = __ballot(p);  // HP401@16 HP401@30
    unseen later = __activemask();
}

template <class T> __device__ T as(bool p) { return __ballot_sync(0xffffffff, p); }
//> template <class T> __device__ T as(bool p) { return __ballot(p); }  // HP401@53 HP401@67
