// the port has no include of HIP either, and says hipport::ballot_sync
//+ #include "hipport/warp.h"  // HP117@1
template <class T>
struct Finder {
    __device__ int first(const T &key, const T &wanted) {
        return __ffs(__ballot_sync(0xffffffff, key == wanted) & 0x3fffffff) - 1;
//>         return __ffs(hipport::ballot_sync(0xffffffff, key == wanted) & 0x3fffffff) - 1;  // HP101@22
    }
};
