// What the functions of hipBLAS have in common: their handle, their arguments, how these are checked, and how the work
// goes to the stream. A function is written once for all types and for one, many or strided matrices: its operands say
// where the matrix of the i-th problem is.

#ifndef HIPPORT_CPU_HIPBLAS_JOB_H
#define HIPPORT_CPU_HIPBLAS_JOB_H

#include "../dense.h"
#include "hipblas/hipblas.h"

namespace hipport_cpu::blas {

struct Handle {
    hipStream_t stream = nullptr;
    hipblasPointerMode_t pointers = HIPBLAS_POINTER_MODE_HOST;
    hipblasMath_t math = HIPBLAS_DEFAULT_MATH;
    hipblasAtomicsMode_t atomics = HIPBLAS_ATOMICS_NOT_ALLOWED;
};

// Operands: one for each of several problems of the same shape. They are given by an array of pointers, which is read
// when the work is done, or by a pointer to the first and the distance from one to the next.
template <class T>
class Operand {
  public:
    template <class Pointer>
    Operand(Pointer pointer, int64_t stride = 0) : stride_(stride) {
        if constexpr (std::is_pointer_v<std::remove_pointer_t<Pointer>>) {
            array_ = (T* const*)pointer;  // also of const elements, where their type is said later
        } else {
            first_ = (T*)pointer;
        }
    }

    T* operator()(int64_t i) const { return array_ != nullptr ? array_[i] : first_ + i * stride_; }
    bool is_null() const { return array_ == nullptr && first_ == nullptr; }
    // The same as numbers of another type.
    template <class U>
    Operand<U> as() const {
        if (array_ != nullptr) return Operand<U>(reinterpret_cast<U* const*>(array_));
        return Operand<U>(reinterpret_cast<U*>(first_), stride_);
    }
    // As they are where no distance is given: one after the other.
    Operand packed(int64_t size) const {
        Operand copy = *this;
        if (copy.stride_ == 0) copy.stride_ = size;
        return copy;
    }

  private:
    T* first_ = nullptr;
    T* const* array_ = nullptr;
    int64_t stride_ = 0;
};

template <class T>
struct Vector : Operand<T> {
    template <class Pointer>
    Vector(Pointer pointer, int64_t step, int64_t stride = 0) : Operand<T>(pointer, stride), increment(step) {}

    int64_t increment;
};

template <class T>
struct Matrix : Operand<T> {
    template <class Pointer>
    Matrix(Pointer pointer, int64_t rows, int64_t stride = 0) : Operand<T>(pointer, stride), ld(rows) {}
    Matrix(const Operand<T>& operand, int64_t rows) : Operand<T>(operand), ld(rows) {}

    template <class U>
    Matrix<U> as() const {
        return {Operand<T>::template as<U>(), ld};
    }

    int64_t ld;  // the leading dimension: from one column to the next
};

// A number that is given by its address: in the mode for pointers of the host the one that is there when the function is
// called, in that for pointers of the device the one that is there when the work is done.
template <class T>
class Scalar {
  public:
    template <class U>
    Scalar(const U* address) : address_(reinterpret_cast<const T*>(address)) {}

    T operator()() const { return address_ != nullptr ? *address_ : value_; }
    bool is_null() const { return address_ == nullptr; }
    void read() {
        value_ = *address_;
        address_ = nullptr;
    }

  private:
    const T* address_;
    T value_{};
};

inline char letter(hipblasOperation_t operation) {
    return operation == HIPBLAS_OP_N ? 'N' : operation == HIPBLAS_OP_T ? 'T' : 'C';
}
inline char letter(hipblasFillMode_t fill) { return fill == HIPBLAS_FILL_MODE_UPPER ? 'U' : 'L'; }
inline char letter(hipblasSideMode_t side) { return side == HIPBLAS_SIDE_LEFT ? 'L' : 'R'; }
inline char letter(hipblasDiagType_t diagonal) { return diagonal == HIPBLAS_DIAG_UNIT ? 'U' : 'N'; }

// One call of a function of hipBLAS. The checks come in the order in which rocBLAS has them; the first that fails is the
// status of the call, and an empty problem is done before its pointers are looked at.
class Job {
  public:
    Job(hipblasHandle_t handle, const char* what, int64_t count = 1)
        : handle_(static_cast<Handle*>(handle)), what_(what), count_(count), is_empty_(count == 0) {
        if (handle == nullptr) fail(HIPBLAS_STATUS_NOT_INITIALIZED);
        require(count >= 0);
    }

    void valid(hipblasOperation_t value) { valid(value, HIPBLAS_OP_N, HIPBLAS_OP_C); }
    void valid(hipblasFillMode_t value) { valid(value, HIPBLAS_FILL_MODE_UPPER, HIPBLAS_FILL_MODE_LOWER); }
    void valid(hipblasSideMode_t value) { valid(value, HIPBLAS_SIDE_LEFT, HIPBLAS_SIDE_RIGHT); }
    void valid(hipblasDiagType_t value) { valid(value, HIPBLAS_DIAG_NON_UNIT, HIPBLAS_DIAG_UNIT); }

    void require(bool holds, hipblasStatus_t otherwise = HIPBLAS_STATUS_INVALID_VALUE) {
        if (!holds) fail(otherwise);
    }
    template <class... Sizes>
    void sizes(Sizes... values) {
        require(((values >= 0) && ...));
    }
    // That the columns of a matrix do not overlap.
    template <class T>
    void rows(const Matrix<T>& matrix, int64_t rows) {
        require(matrix.ld >= std::max<int64_t>(1, rows));
    }
    template <class... Vectors>
    void steps(const Vectors&... vectors) {
        require(((vectors.increment != 0) && ...));
    }
    void empty_if(bool is_empty) { is_empty_ = is_empty_ || is_empty; }
    template <class... Operands>
    void pointers(const Operands&... operands) {
        if (!is_empty_) require((!operands.is_null() && ...));
    }
    template <class... Scalars>
    void scalars(Scalars&... values) {
        pointers(values...);
        if (is_due() && has_host_pointers()) (values.read(), ...);
    }
    void result(const void* address) { require(address != nullptr); }

    // Submits the work, which is called with the number of each problem.
    template <class Work>
    hipblasStatus_t run(Work work) const {
        if (!is_due()) return status_;
        const hipError_t error = submit(handle_->stream, what_, [work, count = count_] {
            for (int64_t i = 0; i < count; ++i) work(i);
            return hipSuccess;
        });
        return error == hipSuccess ? HIPBLAS_STATUS_SUCCESS : HIPBLAS_STATUS_INTERNAL_ERROR;
    }
    // The same for work that writes numbers of the host's: it is done when this returns.
    template <class Work>
    hipblasStatus_t run_to_result(Work work) const {
        const hipblasStatus_t status = run(work);
        if (status != HIPBLAS_STATUS_SUCCESS || !is_due() || !has_host_pointers()) return status;
        return finish(handle_->stream) == hipSuccess ? HIPBLAS_STATUS_SUCCESS : HIPBLAS_STATUS_INTERNAL_ERROR;
    }

    bool is_due() const { return status_ == HIPBLAS_STATUS_SUCCESS && !is_empty_; }
    bool has_host_pointers() const { return handle_->pointers == HIPBLAS_POINTER_MODE_HOST; }
    int64_t count() const { return count_; }

  private:
    void fail(hipblasStatus_t status) {
        if (status_ == HIPBLAS_STATUS_SUCCESS) status_ = status;
    }
    template <class E>
    void valid(E value, E first, E last) {
        require(value >= first && value <= last, HIPBLAS_STATUS_INVALID_ENUM);
    }

    Handle* handle_;
    const char* what_;
    int64_t count_;
    bool is_empty_;
    hipblasStatus_t status_ = HIPBLAS_STATUS_SUCCESS;
};

}  // namespace hipport_cpu::blas

#endif
