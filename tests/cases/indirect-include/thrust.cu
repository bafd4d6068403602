//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <thrust/device_ptr.h>  // HP134@1
//+ #include <thrust/sort.h>
#include <thrust/random.h>
#include <thrust/remove.h>
namespace mine { namespace thrust { template <class T> struct device_vector {}; } }
void remove(int *data, int n) {
    thrust::device_ptr<int> first(data);
    thrust::sort(first, thrust::remove_if(first, first + n, thrust::identity<int>()));
    thrust::pair<int, int> both = thrust::make_pair(1, 2);
    mine::thrust::device_vector<int> own;
}
