// Products of sparse matrices and vectors.

#ifndef HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_SPMV_HPP
#define HIPPORT_CPU_HIPCUB_DEVICE_DEVICE_SPMV_HPP

#include "hipcub/detail/device.hpp"

namespace hipcub {

struct DeviceSpmv {
    // y = A x, with the rows of A one after the other.
    template <class T>
    static hipError_t CsrMV(void* d_temp_storage, size_t& temp_storage_bytes, T* d_values, int* d_row_offsets,
                            int* d_column_indices, T* d_vector_x, T* d_vector_y, int num_rows, int, int num_nonzeros,
                            hipStream_t stream = nullptr) {
        const size_t bytes = static_cast<size_t>(num_nonzeros) * sizeof(T);
        return detail::submit_algorithm("hipcub::DeviceSpmv::CsrMV", d_temp_storage, temp_storage_bytes, bytes, stream,
                                        [=] {
                                            for (int row = 0; row < num_rows; ++row) {
                                                T sum = 0;
                                                for (int i = d_row_offsets[row]; i < d_row_offsets[row + 1]; ++i) {
                                                    sum += d_values[i] * d_vector_x[d_column_indices[i]];
                                                }
                                                d_vector_y[row] = sum;
                                            }
                                        });
    }
};

}  // namespace hipcub

#endif
