// What the functions for matrices without a descriptor of their numbers have in common: a call, its arguments, what the
// steps of a solution or a factorization keep.

#ifndef HIPPORT_CPU_HIPSPARSE_LEGACY_H
#define HIPPORT_CPU_HIPSPARSE_LEGACY_H

#include "algebra.h"

namespace hipport_cpu::sparse {

constexpr int64_t NO_PIVOT = std::numeric_limits<int64_t>::max();

// What a solution or a factorization knows of its matrix after the analysis and after the work itself.
struct Steps {
    int64_t missing = NO_PIVOT, zero = NO_PIVOT;  // the first row whose pivot is not there, and whose pivot is zero
    bool is_boosted = false;
    std::function<double()> tolerance;  // pivots up to it become `boost`
    std::function<Element()> boost;
    std::vector<int> permutation;  // of csru2csr, where each entry was
    bool has_product = false, has_sum = false;  // of csrgemm2, which has factors where it has them

    int64_t first() const { return std::min(missing, zero); }
};

// One call of a function: what is wrong with it, and its work for the stream.
class Job {
  public:
    Job(hipsparseHandle_t handle, const char* what, hipDataType type = HIP_R_32F)
        : type(type), handle_(static_cast<Handle*>(handle)), what_(what) {
        if (handle == nullptr) status_ = HIPSPARSE_STATUS_NOT_INITIALIZED;
    }

    void require(bool holds, hipsparseStatus_t otherwise = HIPSPARSE_STATUS_INVALID_VALUE) {
        if (!holds && status_ == HIPSPARSE_STATUS_SUCCESS) status_ = otherwise;
    }
    template <class... Sizes>
    void sizes(Sizes... values) {
        require(((values >= 0) && ...));
    }
    template <class... Pointers>
    void pointers(const Pointers*... values) {
        require(((values != nullptr) && ...));
    }
    void operation(hipsparseOperation_t value) { require(is_operation(value)); }
    // A number that is read now in the mode for pointers of the host.
    Factor factor(const void* address) {
        require(address != nullptr);
        return Factor(address, type, is_due() ? *handle_ : NOBODY);
    }

    // The descriptions of operands. These functions have none but general and triangular matrices.
    Matrix csr(int64_t rows, int64_t columns, const void* descriptor, const void* values, const int* offsets,
               const int* indices, hipsparseFormat_t format = HIPSPARSE_FORMAT_CSR) {
        sizes(rows, columns);
        const int64_t lines = format == HIPSPARSE_FORMAT_CSR ? rows : columns;
        require(descriptor != nullptr && (offsets != nullptr || lines == 0));
        Matrix made = {format, rows, columns, 0, const_cast<int*>(offsets), const_cast<int*>(indices),
                       const_cast<void*>(values), HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_32I, HIPSPARSE_INDEX_BASE_ZERO,
                       type};
        if (descriptor == nullptr) return made;
        const Kind& kind = *static_cast<const Kind*>(descriptor);
        require(kind.type == HIPSPARSE_MATRIX_TYPE_GENERAL || kind.type == HIPSPARSE_MATRIX_TYPE_TRIANGULAR,
                HIPSPARSE_STATUS_NOT_SUPPORTED);
        made.base = kind.base;
        made.fill = kind.fill;
        made.diagonal = kind.diagonal;
        return made;
    }
    Matrix bsr(hipsparseDirection_t direction, int64_t block_rows, int64_t block_columns, const void* descriptor,
               const void* values, const int* offsets, const int* indices, int64_t block) {
        require(block > 0 && (direction == HIPSPARSE_DIRECTION_ROW || direction == HIPSPARSE_DIRECTION_COLUMN));
        Matrix made = csr(block_rows * block, block_columns * block, descriptor, values, offsets, indices);
        made.block = std::max<int64_t>(1, block);
        made.direction = direction;
        return made;
    }
    DenseVector vector(int64_t size, const void* values) {
        require(size == 0 || values != nullptr);
        return {size, const_cast<void*>(values), type};
    }
    DenseMatrix dense(int64_t rows, int64_t columns, const void* values, int64_t ld) {
        sizes(rows, columns);
        require((values != nullptr || rows * columns == 0) && ld >= std::max<int64_t>(1, rows));
        return {rows, columns, ld, const_cast<void*>(values), type, HIPSPARSE_ORDER_COL};
    }

    template <class Work>
    hipsparseStatus_t run(Work work) const {
        return is_due() ? sparse::run(*handle_, what_, work) : status_;
    }
    // The same for work whose result the host reads when this returns.
    template <class Work>
    hipsparseStatus_t run_now(Work work) const {
        const hipsparseStatus_t status = run(work);
        if (status != HIPSPARSE_STATUS_SUCCESS) return status;
        return finish(handle_->stream) == hipSuccess ? HIPSPARSE_STATUS_SUCCESS : HIPSPARSE_STATUS_EXECUTION_FAILED;
    }
    // Nothing here works in memory of the program.
    template <class Size>
    hipsparseStatus_t buffer(Size* bytes) {
        require(bytes != nullptr);
        if (is_due()) *bytes = 4;
        return status_;
    }
    bool is_due() const { return status_ == HIPSPARSE_STATUS_SUCCESS; }

    hipDataType type;

  private:
    inline static const Handle NOBODY = {nullptr, HIPSPARSE_POINTER_MODE_DEVICE};  // whose numbers are not read

    Handle* handle_;
    const char* what_;
    hipsparseStatus_t status_ = HIPSPARSE_STATUS_SUCCESS;
};

template <class Info>
hipsparseStatus_t create_info(Info** info) {
    if (info == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    *info = reinterpret_cast<Info*>(new Steps);
    return HIPSPARSE_STATUS_SUCCESS;
}
template <class Info>
hipsparseStatus_t destroy_info(Info* info) {
    delete reinterpret_cast<Steps*>(info);
    return HIPSPARSE_STATUS_SUCCESS;
}
template <class Info>
Steps* steps(Info* info) {
    return reinterpret_cast<Steps*>(info);
}

}  // namespace hipport_cpu::sparse

#endif
