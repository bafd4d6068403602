// Handles and descriptors: what they are made of, and what can be asked of them.

#include "matrices.h"

using namespace hipport_cpu;
using namespace hipport_cpu::sparse;

namespace {

Kind& kind(hipsparseMatDescr_t description) { return *static_cast<Kind*>(description); }

// Makes a descriptor of T; one of const operands is the same.
template <class Description, class T>
hipsparseStatus_t create(Description* description, bool holds, const T& made) {
    if (description == nullptr || !holds) return HIPSPARSE_STATUS_INVALID_VALUE;
    if (bytes_of(made.type) == 0) return HIPSPARSE_STATUS_NOT_SUPPORTED;
    *description = new T(made);
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t create_matrix(hipsparseConstSpMatDescr_t* description, hipsparseFormat_t format, int64_t rows,
                                int64_t columns, int64_t entries, const void* offsets, const void* indices,
                                const void* values, hipsparseIndexType_t offset_type, hipsparseIndexType_t index_type,
                                hipsparseIndexBase_t base, hipDataType type) {
    const Matrix made = {format, rows, columns, entries, const_cast<void*>(offsets), const_cast<void*>(indices),
                         const_cast<void*>(values), offset_type, index_type, base, type};
    return create(description, rows >= 0 && columns >= 0 && entries >= 0, made);
}

// A descriptor of operands that may be written is made as one of const ones.
hipsparseConstSpMatDescr_t* of_const(hipsparseSpMatDescr_t* description) {
    return const_cast<hipsparseConstSpMatDescr_t*>(description);
}

void** writable(const void** address) { return const_cast<void**>(address); }

// Writes what is asked for, where there is an address for it.
template <class Place, class T>
void tell(Place* place, T value) {
    if (place != nullptr) *place = static_cast<Place>(value);
}

hipsparseStatus_t tell_matrix(hipsparseSpMatDescr_t matrix, int64_t* rows, int64_t* columns, int64_t* entries,
                              void** offsets, void** indices, void** values, hipsparseIndexType_t* offset_type,
                              hipsparseIndexType_t* index_type, hipsparseIndexBase_t* base, hipDataType* type) {
    if (matrix == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    tell(rows, matrix->rows);
    tell(columns, matrix->columns);
    tell(entries, matrix->entries);
    tell(offsets, matrix->offsets);
    tell(indices, matrix->indices);
    tell(values, matrix->values);
    tell(offset_type, matrix->offset_type);
    tell(index_type, matrix->index_type);
    tell(base, matrix->base);
    tell(type, matrix->type);
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t set_pointers(hipsparseSpMatDescr_t matrix, void* offsets, void* indices, void* values) {
    if (matrix == nullptr || offsets == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    matrix->offsets = offsets;
    matrix->indices = indices;
    matrix->values = values;
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t set_batches(hipsparseSpMatDescr_t matrix, int count, int64_t offset_stride, int64_t value_stride) {
    if (matrix == nullptr || count < 1) return HIPSPARSE_STATUS_INVALID_VALUE;
    matrix->batches = count;
    matrix->offset_stride = offset_stride;
    matrix->value_stride = value_stride;
    return HIPSPARSE_STATUS_SUCCESS;
}

template <class T, class Do>
hipsparseStatus_t with(const void* description, Do change) {
    if (description == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    change(*static_cast<T*>(const_cast<void*>(description)));
    return HIPSPARSE_STATUS_SUCCESS;
}

template <class T>
hipsparseStatus_t destroy(const void* description) {
    return with<T>(description, [](T& own) { delete &own; });
}

}  // namespace

hipsparseStatus_t hipsparseCreate(hipsparseHandle_t* handle) {
    if (handle == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    *handle = new Handle;
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t hipsparseDestroy(hipsparseHandle_t handle) {
    if (handle == nullptr) return HIPSPARSE_STATUS_NOT_INITIALIZED;
    return destroy<Handle>(handle);
}

hipsparseStatus_t hipsparseSetStream(hipsparseHandle_t handle, hipStream_t stream) {
    if (handle == nullptr) return HIPSPARSE_STATUS_NOT_INITIALIZED;
    return with<Handle>(handle, [=](Handle& own) { own.stream = stream; });
}

hipsparseStatus_t hipsparseGetStream(hipsparseHandle_t handle, hipStream_t* stream) {
    if (handle == nullptr) return HIPSPARSE_STATUS_NOT_INITIALIZED;
    return with<Handle>(handle, [=](Handle& own) { tell(stream, own.stream); });
}

hipsparseStatus_t hipsparseSetPointerMode(hipsparseHandle_t handle, hipsparsePointerMode_t mode) {
    if (handle == nullptr) return HIPSPARSE_STATUS_NOT_INITIALIZED;
    return with<Handle>(handle, [=](Handle& own) { own.pointers = mode; });
}

hipsparseStatus_t hipsparseGetPointerMode(hipsparseHandle_t handle, hipsparsePointerMode_t* mode) {
    if (handle == nullptr) return HIPSPARSE_STATUS_NOT_INITIALIZED;
    return with<Handle>(handle, [=](Handle& own) { tell(mode, own.pointers); });
}

hipsparseStatus_t hipsparseGetVersion(hipsparseHandle_t handle, int* version) {
    if (handle == nullptr) return HIPSPARSE_STATUS_NOT_INITIALIZED;
    tell(version, hipsparseVersionMajor * 100000 + hipsparseVersionMinor * 100 + hipsparseVersionPatch);
    return HIPSPARSE_STATUS_SUCCESS;
}

const char* hipsparseGetErrorName(hipsparseStatus_t status) {
    switch (status) {
        case HIPSPARSE_STATUS_SUCCESS: return "HIPSPARSE_STATUS_SUCCESS";
        case HIPSPARSE_STATUS_NOT_INITIALIZED: return "HIPSPARSE_STATUS_NOT_INITIALIZED";
        case HIPSPARSE_STATUS_ALLOC_FAILED: return "HIPSPARSE_STATUS_ALLOC_FAILED";
        case HIPSPARSE_STATUS_INVALID_VALUE: return "HIPSPARSE_STATUS_INVALID_VALUE";
        case HIPSPARSE_STATUS_ARCH_MISMATCH: return "HIPSPARSE_STATUS_ARCH_MISMATCH";
        case HIPSPARSE_STATUS_MAPPING_ERROR: return "HIPSPARSE_STATUS_MAPPING_ERROR";
        case HIPSPARSE_STATUS_EXECUTION_FAILED: return "HIPSPARSE_STATUS_EXECUTION_FAILED";
        case HIPSPARSE_STATUS_INTERNAL_ERROR: return "HIPSPARSE_STATUS_INTERNAL_ERROR";
        case HIPSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED: return "HIPSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED";
        case HIPSPARSE_STATUS_ZERO_PIVOT: return "HIPSPARSE_STATUS_ZERO_PIVOT";
        case HIPSPARSE_STATUS_NOT_SUPPORTED: return "HIPSPARSE_STATUS_NOT_SUPPORTED";
        case HIPSPARSE_STATUS_INSUFFICIENT_RESOURCES: return "HIPSPARSE_STATUS_INSUFFICIENT_RESOURCES";
        default: return "unknown status of hipSPARSE";
    }
}

const char* hipsparseGetErrorString(hipsparseStatus_t status) { return hipsparseGetErrorName(status); }

hipsparseStatus_t hipsparseCreateMatDescr(hipsparseMatDescr_t* description) {
    if (description == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    *description = new Kind;
    return HIPSPARSE_STATUS_SUCCESS;
}

hipsparseStatus_t hipsparseCopyMatDescr(hipsparseMatDescr_t to, const hipsparseMatDescr_t from) {
    if (from == nullptr) return HIPSPARSE_STATUS_INVALID_VALUE;
    return with<Kind>(to, [=](Kind& own) { own = kind(from); });
}

hipsparseStatus_t hipsparseDestroyMatDescr(hipsparseMatDescr_t description) { return destroy<Kind>(description); }

hipsparseStatus_t hipsparseSetMatType(hipsparseMatDescr_t description, hipsparseMatrixType_t type) {
    return with<Kind>(description, [=](Kind& own) { own.type = type; });
}
hipsparseStatus_t hipsparseSetMatFillMode(hipsparseMatDescr_t description, hipsparseFillMode_t fill) {
    return with<Kind>(description, [=](Kind& own) { own.fill = fill; });
}
hipsparseStatus_t hipsparseSetMatDiagType(hipsparseMatDescr_t description, hipsparseDiagType_t diagonal) {
    return with<Kind>(description, [=](Kind& own) { own.diagonal = diagonal; });
}
hipsparseStatus_t hipsparseSetMatIndexBase(hipsparseMatDescr_t description, hipsparseIndexBase_t base) {
    return with<Kind>(description, [=](Kind& own) { own.base = base; });
}
hipsparseMatrixType_t hipsparseGetMatType(hipsparseMatDescr_t description) { return kind(description).type; }
hipsparseFillMode_t hipsparseGetMatFillMode(hipsparseMatDescr_t description) { return kind(description).fill; }
hipsparseDiagType_t hipsparseGetMatDiagType(hipsparseMatDescr_t description) { return kind(description).diagonal; }
hipsparseIndexBase_t hipsparseGetMatIndexBase(hipsparseMatDescr_t description) { return kind(description).base; }

hipsparseStatus_t hipsparseCreateConstCsr(hipsparseConstSpMatDescr_t* description, int64_t rows, int64_t columns,
                                          int64_t entries, const void* offsets, const void* indices,
                                          const void* values, hipsparseIndexType_t offset_type,
                                          hipsparseIndexType_t index_type, hipsparseIndexBase_t base,
                                          hipDataType type) {
    return create_matrix(description, HIPSPARSE_FORMAT_CSR, rows, columns, entries, offsets, indices, values,
                         offset_type, index_type, base, type);
}
hipsparseStatus_t hipsparseCreateCsr(hipsparseSpMatDescr_t* description, int64_t rows, int64_t columns,
                                     int64_t entries, void* offsets, void* indices, void* values,
                                     hipsparseIndexType_t offset_type, hipsparseIndexType_t index_type,
                                     hipsparseIndexBase_t base, hipDataType type) {
    return hipsparseCreateConstCsr(of_const(description), rows, columns, entries, offsets, indices, values,
                                   offset_type, index_type, base, type);
}
hipsparseStatus_t hipsparseCreateConstCsc(hipsparseConstSpMatDescr_t* description, int64_t rows, int64_t columns,
                                          int64_t entries, const void* offsets, const void* indices,
                                          const void* values, hipsparseIndexType_t offset_type,
                                          hipsparseIndexType_t index_type, hipsparseIndexBase_t base,
                                          hipDataType type) {
    return create_matrix(description, HIPSPARSE_FORMAT_CSC, rows, columns, entries, offsets, indices, values,
                         offset_type, index_type, base, type);
}
hipsparseStatus_t hipsparseCreateCsc(hipsparseSpMatDescr_t* description, int64_t rows, int64_t columns,
                                     int64_t entries, void* offsets, void* indices, void* values,
                                     hipsparseIndexType_t offset_type, hipsparseIndexType_t index_type,
                                     hipsparseIndexBase_t base, hipDataType type) {
    return hipsparseCreateConstCsc(of_const(description), rows, columns, entries, offsets, indices, values,
                                   offset_type, index_type, base, type);
}
hipsparseStatus_t hipsparseCreateConstCoo(hipsparseConstSpMatDescr_t* description, int64_t rows, int64_t columns,
                                          int64_t entries, const void* row_indices, const void* column_indices,
                                          const void* values, hipsparseIndexType_t index_type,
                                          hipsparseIndexBase_t base, hipDataType type) {
    return create_matrix(description, HIPSPARSE_FORMAT_COO, rows, columns, entries, row_indices, column_indices,
                         values, index_type, index_type, base, type);
}
hipsparseStatus_t hipsparseCreateCoo(hipsparseSpMatDescr_t* description, int64_t rows, int64_t columns,
                                     int64_t entries, void* row_indices, void* column_indices, void* values,
                                     hipsparseIndexType_t index_type, hipsparseIndexBase_t base, hipDataType type) {
    return hipsparseCreateConstCoo(of_const(description), rows, columns, entries, row_indices, column_indices, values,
                                   index_type, base, type);
}
// Rows and columns are elements, `line_columns` those that each row has places for.
hipsparseStatus_t hipsparseCreateConstBlockedEll(hipsparseConstSpMatDescr_t* description, int64_t rows,
                                                 int64_t columns, int64_t block, int64_t line_columns,
                                                 const void* indices, const void* values,
                                                 hipsparseIndexType_t index_type, hipsparseIndexBase_t base,
                                                 hipDataType type) {
    const bool holds = block > 0 && line_columns >= 0 && line_columns <= columns && rows % block == 0 &&
                       columns % block == 0 && line_columns % block == 0;
    if (!holds) return HIPSPARSE_STATUS_INVALID_VALUE;
    const hipsparseStatus_t status =
        create_matrix(description, HIPSPARSE_FORMAT_BLOCKED_ELL, rows, columns, rows * line_columns, nullptr, indices,
                      values, index_type, index_type, base, type);
    if (status != HIPSPARSE_STATUS_SUCCESS) return status;
    return with<Matrix>(*description, [=](Matrix& own) {
        own.block = block;
        own.line_columns = line_columns;
    });
}
hipsparseStatus_t hipsparseCreateBlockedEll(hipsparseSpMatDescr_t* description, int64_t rows, int64_t columns,
                                            int64_t block, int64_t line_columns, void* indices, void* values,
                                            hipsparseIndexType_t index_type, hipsparseIndexBase_t base,
                                            hipDataType type) {
    return hipsparseCreateConstBlockedEll(of_const(description), rows, columns, block, line_columns, indices, values,
                                          index_type, base, type);
}
hipsparseStatus_t hipsparseBlockedEllGet(const hipsparseSpMatDescr_t matrix, int64_t* rows, int64_t* columns,
                                         int64_t* block, int64_t* line_columns, void** indices, void** values,
                                         hipsparseIndexType_t* index_type, hipsparseIndexBase_t* base,
                                         hipDataType* type) {
    return with<Matrix>(matrix, [=](Matrix& own) {
        tell(block, own.block);
        tell(line_columns, own.line_columns);
        tell_matrix(&own, rows, columns, nullptr, nullptr, indices, values, nullptr, index_type, base, type);
    });
}
hipsparseStatus_t hipsparseDestroySpMat(hipsparseConstSpMatDescr_t matrix) { return destroy<Matrix>(matrix); }

hipsparseStatus_t hipsparseCsrGet(hipsparseSpMatDescr_t matrix, int64_t* rows, int64_t* columns, int64_t* entries,
                                  void** offsets, void** indices, void** values, hipsparseIndexType_t* offset_type,
                                  hipsparseIndexType_t* index_type, hipsparseIndexBase_t* base, hipDataType* type) {
    return tell_matrix(matrix, rows, columns, entries, offsets, indices, values, offset_type, index_type, base, type);
}
hipsparseStatus_t hipsparseCscGet(hipsparseSpMatDescr_t matrix, int64_t* rows, int64_t* columns, int64_t* entries,
                                  void** offsets, void** indices, void** values, hipsparseIndexType_t* offset_type,
                                  hipsparseIndexType_t* index_type, hipsparseIndexBase_t* base, hipDataType* type) {
    return tell_matrix(matrix, rows, columns, entries, offsets, indices, values, offset_type, index_type, base, type);
}
hipsparseStatus_t hipsparseCooGet(hipsparseSpMatDescr_t matrix, int64_t* rows, int64_t* columns, int64_t* entries,
                                  void** row_indices, void** column_indices, void** values,
                                  hipsparseIndexType_t* index_type, hipsparseIndexBase_t* base, hipDataType* type) {
    return tell_matrix(matrix, rows, columns, entries, row_indices, column_indices, values, nullptr, index_type, base,
                       type);
}
// What is asked of a descriptor of const operands is what is asked of any other.
hipsparseStatus_t hipsparseConstCsrGet(hipsparseConstSpMatDescr_t matrix, int64_t* rows, int64_t* columns,
                                       int64_t* entries, const void** offsets, const void** indices,
                                       const void** values, hipsparseIndexType_t* offset_type,
                                       hipsparseIndexType_t* index_type, hipsparseIndexBase_t* base,
                                       hipDataType* type) {
    return hipsparseCsrGet(const_cast<hipsparseSpMatDescr_t>(matrix), rows, columns, entries, writable(offsets),
                           writable(indices), writable(values), offset_type, index_type, base, type);
}
hipsparseStatus_t hipsparseConstCscGet(hipsparseConstSpMatDescr_t matrix, int64_t* rows, int64_t* columns,
                                       int64_t* entries, const void** offsets, const void** indices,
                                       const void** values, hipsparseIndexType_t* offset_type,
                                       hipsparseIndexType_t* index_type, hipsparseIndexBase_t* base,
                                       hipDataType* type) {
    return hipsparseConstCsrGet(matrix, rows, columns, entries, offsets, indices, values, offset_type, index_type,
                                base, type);
}
hipsparseStatus_t hipsparseConstCooGet(hipsparseConstSpMatDescr_t matrix, int64_t* rows, int64_t* columns,
                                       int64_t* entries, const void** row_indices, const void** column_indices,
                                       const void** values, hipsparseIndexType_t* index_type,
                                       hipsparseIndexBase_t* base, hipDataType* type) {
    return hipsparseConstCsrGet(matrix, rows, columns, entries, row_indices, column_indices, values, nullptr,
                                index_type, base, type);
}
hipsparseStatus_t hipsparseConstBlockedEllGet(hipsparseConstSpMatDescr_t matrix, int64_t* rows, int64_t* columns,
                                              int64_t* block, int64_t* line_columns, const void** indices,
                                              const void** values, hipsparseIndexType_t* index_type,
                                              hipsparseIndexBase_t* base, hipDataType* type) {
    return hipsparseBlockedEllGet(const_cast<hipsparseSpMatDescr_t>(matrix), rows, columns, block, line_columns,
                                  writable(indices), writable(values), index_type, base, type);
}
hipsparseStatus_t hipsparseConstSpMatGetValues(hipsparseConstSpMatDescr_t matrix, const void** values) {
    return with<Matrix>(matrix, [=](Matrix& own) { tell(values, own.values); });
}
hipsparseStatus_t hipsparseCsrSetPointers(hipsparseSpMatDescr_t matrix, void* offsets, void* indices, void* values) {
    return set_pointers(matrix, offsets, indices, values);
}
hipsparseStatus_t hipsparseCscSetPointers(hipsparseSpMatDescr_t matrix, void* offsets, void* indices, void* values) {
    return set_pointers(matrix, offsets, indices, values);
}
hipsparseStatus_t hipsparseCooSetPointers(hipsparseSpMatDescr_t matrix, void* rows, void* columns, void* values) {
    return set_pointers(matrix, rows, columns, values);
}
hipsparseStatus_t hipsparseCsrSetStridedBatch(hipsparseSpMatDescr_t matrix, int count, int64_t offset_stride,
                                              int64_t value_stride) {
    return set_batches(matrix, count, offset_stride, value_stride);
}
hipsparseStatus_t hipsparseCooSetStridedBatch(hipsparseSpMatDescr_t matrix, int count, int64_t stride) {
    return set_batches(matrix, count, 0, stride);
}
hipsparseStatus_t hipsparseSpMatGetSize(hipsparseConstSpMatDescr_t matrix, int64_t* rows, int64_t* columns,
                                        int64_t* entries) {
    return with<Matrix>(matrix, [=](Matrix& own) {
        tell(rows, own.rows);
        tell(columns, own.columns);
        tell(entries, own.entries);
    });
}
hipsparseStatus_t hipsparseSpMatGetFormat(hipsparseConstSpMatDescr_t matrix, hipsparseFormat_t* format) {
    return with<Matrix>(matrix, [=](Matrix& own) { tell(format, own.format); });
}
hipsparseStatus_t hipsparseSpMatGetIndexBase(hipsparseConstSpMatDescr_t matrix, hipsparseIndexBase_t* base) {
    return with<Matrix>(matrix, [=](Matrix& own) { tell(base, own.base); });
}
hipsparseStatus_t hipsparseSpMatGetValues(hipsparseSpMatDescr_t matrix, void** values) {
    return with<Matrix>(matrix, [=](Matrix& own) { tell(values, own.values); });
}
hipsparseStatus_t hipsparseSpMatSetValues(hipsparseSpMatDescr_t matrix, void* values) {
    return with<Matrix>(matrix, [=](Matrix& own) { own.values = values; });
}
hipsparseStatus_t hipsparseSpMatGetStridedBatch(hipsparseConstSpMatDescr_t matrix, int* count) {
    return with<Matrix>(matrix, [=](Matrix& own) { tell(count, own.batches); });
}
hipsparseStatus_t hipsparseSpMatSetStridedBatch(hipsparseSpMatDescr_t matrix, int count) {
    return set_batches(matrix, count, 0, 0);
}
hipsparseStatus_t hipsparseSpMatGetAttribute(hipsparseConstSpMatDescr_t matrix, hipsparseSpMatAttribute_t attribute,
                                             void* data, size_t bytes) {
    const bool is_fill = attribute == HIPSPARSE_SPMAT_FILL_MODE;
    if (data == nullptr || bytes != (is_fill ? sizeof(hipsparseFillMode_t) : sizeof(hipsparseDiagType_t))) {
        return HIPSPARSE_STATUS_INVALID_VALUE;
    }
    return with<Matrix>(matrix, [=](Matrix& own) {
        is_fill ? (void)(*static_cast<hipsparseFillMode_t*>(data) = own.fill)
                : (void)(*static_cast<hipsparseDiagType_t*>(data) = own.diagonal);
    });
}
hipsparseStatus_t hipsparseSpMatSetAttribute(hipsparseSpMatDescr_t matrix, hipsparseSpMatAttribute_t attribute,
                                             const void* data, size_t bytes) {
    const bool is_fill = attribute == HIPSPARSE_SPMAT_FILL_MODE;
    if (data == nullptr || bytes != (is_fill ? sizeof(hipsparseFillMode_t) : sizeof(hipsparseDiagType_t))) {
        return HIPSPARSE_STATUS_INVALID_VALUE;
    }
    return with<Matrix>(matrix, [=](Matrix& own) {
        is_fill ? (void)(own.fill = *static_cast<const hipsparseFillMode_t*>(data))
                : (void)(own.diagonal = *static_cast<const hipsparseDiagType_t*>(data));
    });
}

hipsparseStatus_t hipsparseCreateSpVec(hipsparseSpVecDescr_t* description, int64_t size, int64_t entries,
                                       void* indices, void* values, hipsparseIndexType_t index_type,
                                       hipsparseIndexBase_t base, hipDataType type) {
    return create(description, size >= 0 && entries >= 0 && entries <= size,
                  SparseVector{size, entries, indices, values, index_type, base, type});
}
hipsparseStatus_t hipsparseCreateConstSpVec(hipsparseConstSpVecDescr_t* description, int64_t size, int64_t entries,
                                            const void* indices, const void* values, hipsparseIndexType_t index_type,
                                            hipsparseIndexBase_t base, hipDataType type) {
    return hipsparseCreateSpVec(const_cast<void**>(description), size, entries, const_cast<void*>(indices),
                                const_cast<void*>(values), index_type, base, type);
}
hipsparseStatus_t hipsparseDestroySpVec(hipsparseConstSpVecDescr_t vector) { return destroy<SparseVector>(vector); }
hipsparseStatus_t hipsparseConstSpVecGet(hipsparseConstSpVecDescr_t vector, int64_t* size, int64_t* entries,
                                         const void** indices, const void** values, hipsparseIndexType_t* index_type,
                                         hipsparseIndexBase_t* base, hipDataType* type) {
    return with<SparseVector>(vector, [=](SparseVector& own) {
        tell(size, own.size);
        tell(entries, own.entries);
        tell(indices, own.indices);
        tell(values, own.values);
        tell(index_type, own.index_type);
        tell(base, own.base);
        tell(type, own.type);
    });
}
hipsparseStatus_t hipsparseSpVecGet(const hipsparseSpVecDescr_t vector, int64_t* size, int64_t* entries, void** indices,
                                    void** values, hipsparseIndexType_t* index_type, hipsparseIndexBase_t* base,
                                    hipDataType* type) {
    return hipsparseConstSpVecGet(vector, size, entries, const_cast<const void**>(indices),
                                  const_cast<const void**>(values), index_type, base, type);
}
hipsparseStatus_t hipsparseSpVecGetIndexBase(const hipsparseConstSpVecDescr_t vector, hipsparseIndexBase_t* base) {
    return with<SparseVector>(vector, [=](SparseVector& own) { tell(base, own.base); });
}
hipsparseStatus_t hipsparseConstSpVecGetValues(hipsparseConstSpVecDescr_t vector, const void** values) {
    return with<SparseVector>(vector, [=](SparseVector& own) { tell(values, own.values); });
}
hipsparseStatus_t hipsparseSpVecGetValues(hipsparseSpVecDescr_t vector, void** values) {
    return with<SparseVector>(vector, [=](SparseVector& own) { tell(values, own.values); });
}
hipsparseStatus_t hipsparseSpVecSetValues(hipsparseSpVecDescr_t vector, void* values) {
    return with<SparseVector>(vector, [=](SparseVector& own) { own.values = values; });
}

hipsparseStatus_t hipsparseCreateDnVec(hipsparseDnVecDescr_t* description, int64_t size, void* values,
                                       hipDataType type) {
    return create(description, size >= 0 && (values != nullptr || size == 0), DenseVector{size, values, type});
}
hipsparseStatus_t hipsparseCreateConstDnVec(hipsparseConstDnVecDescr_t* description, int64_t size, const void* values,
                                            hipDataType type) {
    return hipsparseCreateDnVec(const_cast<void**>(description), size, const_cast<void*>(values), type);
}
hipsparseStatus_t hipsparseDestroyDnVec(hipsparseConstDnVecDescr_t vector) { return destroy<DenseVector>(vector); }
hipsparseStatus_t hipsparseDnVecGet(hipsparseDnVecDescr_t vector, int64_t* size, void** values, hipDataType* type) {
    return with<DenseVector>(vector, [=](DenseVector& own) {
        tell(size, own.size);
        tell(values, own.values);
        tell(type, own.type);
    });
}
hipsparseStatus_t hipsparseConstDnVecGet(hipsparseConstDnVecDescr_t vector, int64_t* size, const void** values,
                                         hipDataType* type) {
    return hipsparseDnVecGet(const_cast<hipsparseDnVecDescr_t>(vector), size, writable(values), type);
}
hipsparseStatus_t hipsparseConstDnVecGetValues(hipsparseConstDnVecDescr_t vector, const void** values) {
    return with<DenseVector>(vector, [=](DenseVector& own) { tell(values, own.values); });
}
hipsparseStatus_t hipsparseDnVecGetValues(hipsparseDnVecDescr_t vector, void** values) {
    return with<DenseVector>(vector, [=](DenseVector& own) { tell(values, own.values); });
}
hipsparseStatus_t hipsparseDnVecSetValues(hipsparseDnVecDescr_t vector, void* values) {
    return with<DenseVector>(vector, [=](DenseVector& own) { own.values = values; });
}

hipsparseStatus_t hipsparseCreateDnMat(hipsparseDnMatDescr_t* description, int64_t rows, int64_t columns, int64_t ld,
                                       void* values, hipDataType type, hipsparseOrder_t order) {
    const bool holds = rows >= 0 && columns >= 0 && ld >= (order == HIPSPARSE_ORDER_ROW ? columns : rows);
    return create(description, holds && (values != nullptr || rows * columns == 0),
                  DenseMatrix{rows, columns, ld, values, type, order});
}
hipsparseStatus_t hipsparseCreateConstDnMat(hipsparseConstDnMatDescr_t* description, int64_t rows, int64_t columns,
                                            int64_t ld, const void* values, hipDataType type,
                                            hipsparseOrder_t order) {
    return hipsparseCreateDnMat(const_cast<void**>(description), rows, columns, ld, const_cast<void*>(values), type,
                                order);
}
hipsparseStatus_t hipsparseDestroyDnMat(hipsparseConstDnMatDescr_t matrix) { return destroy<DenseMatrix>(matrix); }
hipsparseStatus_t hipsparseConstDnMatGet(hipsparseConstDnMatDescr_t matrix, int64_t* rows, int64_t* columns,
                                         int64_t* ld, const void** values, hipDataType* type,
                                         hipsparseOrder_t* order) {
    return with<DenseMatrix>(matrix, [=](DenseMatrix& own) {
        tell(rows, own.rows);
        tell(columns, own.columns);
        tell(ld, own.ld);
        tell(values, own.values);
        tell(type, own.type);
        tell(order, own.order);
    });
}
hipsparseStatus_t hipsparseDnMatGet(const hipsparseDnMatDescr_t matrix, int64_t* rows, int64_t* columns, int64_t* ld,
                                    void** values, hipDataType* type, hipsparseOrder_t* order) {
    return hipsparseConstDnMatGet(matrix, rows, columns, ld, const_cast<const void**>(values), type, order);
}
hipsparseStatus_t hipsparseDnMatGetStridedBatch(hipsparseConstDnMatDescr_t matrix, int* count, int64_t* stride) {
    return with<DenseMatrix>(matrix, [=](DenseMatrix& own) {
        tell(count, own.batches);
        tell(stride, own.stride);
    });
}
hipsparseStatus_t hipsparseConstDnMatGetValues(hipsparseConstDnMatDescr_t matrix, const void** values) {
    return with<DenseMatrix>(matrix, [=](DenseMatrix& own) { tell(values, own.values); });
}
hipsparseStatus_t hipsparseDnMatGetValues(hipsparseDnMatDescr_t matrix, void** values) {
    return with<DenseMatrix>(matrix, [=](DenseMatrix& own) { tell(values, own.values); });
}
hipsparseStatus_t hipsparseDnMatSetValues(hipsparseDnMatDescr_t matrix, void* values) {
    return with<DenseMatrix>(matrix, [=](DenseMatrix& own) { own.values = values; });
}
hipsparseStatus_t hipsparseDnMatSetStridedBatch(hipsparseDnMatDescr_t matrix, int count, int64_t stride) {
    if (count < 1) return HIPSPARSE_STATUS_INVALID_VALUE;
    return with<DenseMatrix>(matrix, [=](DenseMatrix& own) {
        own.batches = count;
        own.stride = stride;
    });
}
