//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include <hipcub/device/device_reduce.hpp>  // HP134@1
//+ #include <hipcub/device/device_scan.hpp>
#include <thrust/device_vector.h>

size_t scratch(thrust::device_vector<int> &values) {
    size_t first = 0, second = 0;
    int *data = thrust::raw_pointer_cast(values.data());
    ::cub::DeviceScan::ExclusiveSum(nullptr, first, data, data, values.size());
//>     ::hipcub::DeviceScan::ExclusiveSum(nullptr, first, data, data, values.size());  // HP120@7
    cub::DeviceScan::InclusiveSum(nullptr, first, data, data, values.size());
//>     hipcub::DeviceScan::InclusiveSum(nullptr, first, data, data, values.size());  // HP120@5
    cub::DeviceReduce::Sum(nullptr, second, data, data, values.size());
//>     hipcub::DeviceReduce::Sum(nullptr, second, data, data, values.size());  // HP120@5
    return first < second ? second : first;
}
