//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cub/cub.cuh>
//> #include <hipcub/hipcub.hpp>  // HP110@11
#include <vector>
using Pair = cub::KeyValuePair<int, float>;
//> using Pair = hipcub::KeyValuePair<int, float>;  // HP120@14
void run(void *storage, size_t &bytes, const float *in, Pair *out, const std::vector<float> &all, unsigned int k, int n,
         cudaStream_t stream, float *least, int *place) {
//>          hipStream_t stream, float *least, int *place) {  // HP101@10
    cub::DeviceReduce::ArgMin(storage, bytes, in, out, k);
//>     hipcub::DeviceReduce::ArgMin(storage, bytes, in, out, static_cast<int>(k));  // HP120@5 HP307@56 HP307@57
    cub::DeviceReduce::ArgMax(storage, bytes, in, out, all.size());
//>     hipcub::DeviceReduce::ArgMax(storage, bytes, in, out, static_cast<int>(all.size()));  // HP120@5 HP307@56 HP307@66
    cub::DeviceReduce::ArgMax(storage, bytes, in, out, k, stream);
//>     hipcub::DeviceReduce::ArgMax(storage, bytes, in, out, static_cast<int>(k), stream);  // HP120@5 HP307@56 HP307@57
    cub::DeviceReduce::ArgMin(storage, bytes, in, out, n);
//>     hipcub::DeviceReduce::ArgMin(storage, bytes, in, out, n);  // HP120@5
    cub::DeviceReduce::ArgMin(storage, bytes, in, out, 64);
//>     hipcub::DeviceReduce::ArgMin(storage, bytes, in, out, 64);  // HP120@5
    cub::DeviceReduce::ArgMin(storage, bytes, in, least, place, k);
//>     hipcub::DeviceReduce::ArgMin(storage, bytes, in, least, place, k);  // HP120@5
}
