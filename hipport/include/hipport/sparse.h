// Triangular systems with many right-hand sides by hipSPARSE. Comes with hipport, belongs to the project that it
// was copied into.
// hipport: ignore-file
//
// cuSPARSE keeps the buffer of the analysis in the descriptor; hipSPARSE asks for it again at the solution. These
// functions are CUDA's without the prefix cusparse, and keep the buffer beside the descriptor.

#ifndef HIPPORT_SPARSE_H
#define HIPPORT_SPARSE_H

#include <hip/hip_runtime.h>
#include <hipsparse/hipsparse.h>

#include <map>
#include <mutex>

namespace hipport {
namespace sparse {

struct Buffers {
    std::mutex lock;
    std::map<hipsparseSpSMDescr_t, void *> of;
};
inline Buffers &buffers() {
    static Buffers the_buffers;
    return the_buffers;
}

inline hipsparseStatus_t SpSM_analysis(hipsparseHandle_t handle, hipsparseOperation_t opA, hipsparseOperation_t opB,
                                       const void *alpha, hipsparseConstSpMatDescr_t matA,
                                       hipsparseConstDnMatDescr_t matB, hipsparseDnMatDescr_t matC,
                                       hipDataType computeType, hipsparseSpSMAlg_t alg, hipsparseSpSMDescr_t descriptor,
                                       void *buffer) {
    {
        std::lock_guard<std::mutex> held(buffers().lock);
        buffers().of[descriptor] = buffer;
    }
    return hipsparseSpSM_analysis(handle, opA, opB, alpha, matA, matB, matC, computeType, alg, descriptor, buffer);
}

inline hipsparseStatus_t SpSM_solve(hipsparseHandle_t handle, hipsparseOperation_t opA, hipsparseOperation_t opB,
                                    const void *alpha, hipsparseConstSpMatDescr_t matA, hipsparseConstDnMatDescr_t matB,
                                    hipsparseDnMatDescr_t matC, hipDataType computeType, hipsparseSpSMAlg_t alg,
                                    hipsparseSpSMDescr_t descriptor) {
    void *buffer = nullptr;
    {
        std::lock_guard<std::mutex> held(buffers().lock);
        auto found = buffers().of.find(descriptor);
        if (found == buffers().of.end()) return HIPSPARSE_STATUS_NOT_INITIALIZED; // solved before the analysis
        buffer = found->second;
    }
    return hipsparseSpSM_solve(handle, opA, opB, alpha, matA, matB, matC, computeType, alg, descriptor, buffer);
}

inline hipsparseStatus_t SpSM_destroyDescr(hipsparseSpSMDescr_t descriptor) {
    {
        std::lock_guard<std::mutex> held(buffers().lock);
        buffers().of.erase(descriptor);
    }
    return hipsparseSpSM_destroyDescr(descriptor);
}

} // namespace sparse
} // namespace hipport

#endif
