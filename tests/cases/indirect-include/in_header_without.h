#pragma once

template <typename T> void copy(thrust::host_vector<T> &host, const thrust::device_vector<T> &device) {
    host = device;
}
