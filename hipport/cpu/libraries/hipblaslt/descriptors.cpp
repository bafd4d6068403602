// Handles and descriptors of hipBLASLt, and their attributes, which are given by number, address and size.

#include <stdlib.h>

#include "lt.h"

using namespace hipport_cpu;
using namespace hipport_cpu::lt;

namespace {

struct Handle {};

// The member that an attribute is about; nothing for an attribute that there is not.
struct Member {
    void* at = nullptr;
    size_t size = 0;

    Member() = default;
    template <class T>
    Member(T& member) : at(&member), size(sizeof(T)) {}
};

Member member(Layout& layout, int attribute) {
    switch (attribute) {
        case HIPBLASLT_MATRIX_LAYOUT_BATCH_COUNT: return layout.batches;
        case HIPBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET: return layout.stride;
        case HIPBLASLT_MATRIX_LAYOUT_TYPE: return layout.type;
        case HIPBLASLT_MATRIX_LAYOUT_ORDER: return layout.order;
        case HIPBLASLT_MATRIX_LAYOUT_ROWS: return layout.rows;
        case HIPBLASLT_MATRIX_LAYOUT_COLS: return layout.columns;
        case HIPBLASLT_MATRIX_LAYOUT_LD: return layout.ld;
        default: return {};
    }
}
Member member(Product& product, int attribute) {
    switch (attribute) {
        case HIPBLASLT_MATMUL_DESC_TRANSA: return product.a_operation;
        case HIPBLASLT_MATMUL_DESC_TRANSB: return product.b_operation;
        case HIPBLASLT_MATMUL_DESC_EPILOGUE: return product.epilogue;
        case HIPBLASLT_MATMUL_DESC_BIAS_POINTER: return product.bias;
        case HIPBLASLT_MATMUL_DESC_BIAS_DATA_TYPE: return product.bias_type;
        case HIPBLASLT_MATMUL_DESC_A_SCALE_POINTER: return product.a_scale;
        case HIPBLASLT_MATMUL_DESC_B_SCALE_POINTER: return product.b_scale;
        case HIPBLASLT_MATMUL_DESC_C_SCALE_POINTER: return product.c_scale;
        case HIPBLASLT_MATMUL_DESC_D_SCALE_POINTER: return product.d_scale;
        case HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_SCALE_POINTER: return product.aux_scale;
        case HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER: return product.aux;
        case HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD: return product.aux_ld;
        case HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_BATCH_STRIDE: return product.aux_stride;
        case HIPBLASLT_MATMUL_DESC_POINTER_MODE: return product.pointers;
        case HIPBLASLT_MATMUL_DESC_AMAX_D_POINTER: return product.greatest;
        case HIPBLASLT_MATMUL_DESC_EPILOGUE_AUX_DATA_TYPE: return product.aux_type;
        case HIPBLASLT_MATMUL_DESC_A_SCALE_MODE: return product.a_scale_mode;
        case HIPBLASLT_MATMUL_DESC_B_SCALE_MODE: return product.b_scale_mode;
        case HIPBLASLT_MATMUL_DESC_COMPUTE_INPUT_TYPE_A_EXT: return product.a_input;
        case HIPBLASLT_MATMUL_DESC_COMPUTE_INPUT_TYPE_B_EXT: return product.b_input;
        case HIPBLASLT_MATMUL_DESC_EPILOGUE_ACT_ARG0_EXT: return product.first_argument;
        case HIPBLASLT_MATMUL_DESC_EPILOGUE_ACT_ARG1_EXT: return product.second_argument;
        default: return {};
    }
}
Member member(Preference& preference, int attribute) {
    switch (attribute) {
        case HIPBLASLT_MATMUL_PREF_SEARCH_MODE: return preference.mode;
        case HIPBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES: return preference.workspace;
        default: return {};
    }
}
Member member(Transformation& transformation, int attribute) {
    switch (attribute) {
        case HIPBLASLT_MATRIX_TRANSFORM_DESC_SCALE_TYPE: return transformation.scale;
        case HIPBLASLT_MATRIX_TRANSFORM_DESC_POINTER_MODE: return transformation.pointers;
        case HIPBLASLT_MATRIX_TRANSFORM_DESC_TRANSA: return transformation.a_operation;
        case HIPBLASLT_MATRIX_TRANSFORM_DESC_TRANSB: return transformation.b_operation;
        default: return {};
    }
}

template <class T, class Description>
hipblasStatus_t create(Description* description, const T& made) {
    if (description == nullptr) return HIPBLAS_STATUS_INVALID_VALUE;
    *description = reinterpret_cast<Description>(new T(made));
    return HIPBLAS_STATUS_SUCCESS;
}
template <class T, class Description>
hipblasStatus_t destroy(Description description) {
    if (description == nullptr) return HIPBLAS_STATUS_INVALID_VALUE;
    delete reinterpret_cast<T*>(description);
    return HIPBLAS_STATUS_SUCCESS;
}
template <class T, class Description>
hipblasStatus_t set(Description description, int attribute, const void* from, size_t size) {
    if (description == nullptr || from == nullptr) return HIPBLAS_STATUS_INVALID_VALUE;
    const Member to = member(*reinterpret_cast<T*>(description), attribute);
    if (to.at == nullptr || size < to.size) return HIPBLAS_STATUS_INVALID_VALUE;
    memcpy(to.at, from, to.size);
    return HIPBLAS_STATUS_SUCCESS;
}
// Asked with a size of 0, it only says the size.
template <class T, class Description>
hipblasStatus_t get(Description description, int attribute, void* to, size_t size, size_t* written) {
    if (description == nullptr) return HIPBLAS_STATUS_INVALID_VALUE;
    const Member from = member(*reinterpret_cast<T*>(description), attribute);
    if (from.at == nullptr || (size == 0 && written == nullptr)) return HIPBLAS_STATUS_INVALID_VALUE;
    if (written != nullptr) *written = from.size;
    if (size == 0) return HIPBLAS_STATUS_SUCCESS;
    if (to == nullptr || size < from.size) return HIPBLAS_STATUS_INVALID_VALUE;
    memcpy(to, from.at, from.size);
    return HIPBLAS_STATUS_SUCCESS;
}

}  // namespace

hipblasStatus_t hipblasLtCreate(hipblasLtHandle_t* handle) {
    if (handle == nullptr) return HIPBLAS_STATUS_INVALID_VALUE;
    *handle = new Handle;
    return HIPBLAS_STATUS_SUCCESS;
}
hipblasStatus_t hipblasLtDestroy(const hipblasLtHandle_t handle) {
    if (handle == nullptr) return HIPBLAS_STATUS_NOT_INITIALIZED;
    return destroy<Handle>(handle);
}
hipblasStatus_t hipblasLtGetVersion(hipblasLtHandle_t handle, int* version) {
    if (handle == nullptr) return HIPBLAS_STATUS_NOT_INITIALIZED;
    if (version == nullptr) return HIPBLAS_STATUS_INVALID_VALUE;
    *version = HIPBLASLT_VERSION_MAJOR * 100000 + HIPBLASLT_VERSION_MINOR * 100 + HIPBLASLT_VERSION_PATCH;
    return HIPBLAS_STATUS_SUCCESS;
}
// There is no revision of ROCm's sources here.
hipblasStatus_t hipblasLtGetGitRevision(hipblasLtHandle_t handle, char* revision) {
    if (handle == nullptr) return HIPBLAS_STATUS_NOT_INITIALIZED;
    if (revision == nullptr) return HIPBLAS_STATUS_INVALID_VALUE;
    *revision = '\0';
    return HIPBLAS_STATUS_SUCCESS;
}
// The program frees the name.
hipblasStatus_t hipblasLtGetArchName(char** name) {
    if (name == nullptr) return HIPBLAS_STATUS_INVALID_VALUE;
    *name = strdup(settings().arch);
    return HIPBLAS_STATUS_SUCCESS;
}

hipblasStatus_t hipblasLtMatrixLayoutCreate(hipblasLtMatrixLayout_t* layout, hipDataType type, uint64_t rows,
                                            uint64_t columns, int64_t ld) {
    return create(layout, Layout{type, rows, columns, ld});
}
hipblasStatus_t hipblasLtMatrixLayoutDestroy(const hipblasLtMatrixLayout_t layout) { return destroy<Layout>(layout); }
hipblasStatus_t hipblasLtMatrixLayoutSetAttribute(hipblasLtMatrixLayout_t layout,
                                                  hipblasLtMatrixLayoutAttribute_t attribute, const void* from,
                                                  size_t size) {
    return set<Layout>(layout, attribute, from, size);
}
hipblasStatus_t hipblasLtMatrixLayoutGetAttribute(hipblasLtMatrixLayout_t layout,
                                                  hipblasLtMatrixLayoutAttribute_t attribute, void* to, size_t size,
                                                  size_t* written) {
    return get<Layout>(layout, attribute, to, size, written);
}

hipblasStatus_t hipblasLtMatmulDescCreate(hipblasLtMatmulDesc_t* product, hipblasComputeType_t compute,
                                          hipDataType scale) {
    return create(product, Product{compute, scale});
}
hipblasStatus_t hipblasLtMatmulDescDestroy(const hipblasLtMatmulDesc_t product) { return destroy<Product>(product); }
hipblasStatus_t hipblasLtMatmulDescSetAttribute(hipblasLtMatmulDesc_t product,
                                                hipblasLtMatmulDescAttributes_t attribute, const void* from,
                                                size_t size) {
    return set<Product>(product, attribute, from, size);
}
hipblasStatus_t hipblasLtMatmulDescGetAttribute(hipblasLtMatmulDesc_t product,
                                                hipblasLtMatmulDescAttributes_t attribute, void* to, size_t size,
                                                size_t* written) {
    return get<Product>(product, attribute, to, size, written);
}

hipblasStatus_t hipblasLtMatmulPreferenceCreate(hipblasLtMatmulPreference_t* preference) {
    return create(preference, Preference());
}
hipblasStatus_t hipblasLtMatmulPreferenceDestroy(const hipblasLtMatmulPreference_t preference) {
    return destroy<Preference>(preference);
}
hipblasStatus_t hipblasLtMatmulPreferenceSetAttribute(hipblasLtMatmulPreference_t preference,
                                                      hipblasLtMatmulPreferenceAttributes_t attribute,
                                                      const void* from, size_t size) {
    return set<Preference>(preference, attribute, from, size);
}
hipblasStatus_t hipblasLtMatmulPreferenceGetAttribute(hipblasLtMatmulPreference_t preference,
                                                      hipblasLtMatmulPreferenceAttributes_t attribute, void* to,
                                                      size_t size, size_t* written) {
    return get<Preference>(preference, attribute, to, size, written);
}

hipblasStatus_t hipblasLtMatrixTransformDescCreate(hipblasLtMatrixTransformDesc_t* transformation, hipDataType scale) {
    return create(transformation, Transformation{scale});
}
hipblasStatus_t hipblasLtMatrixTransformDescDestroy(hipblasLtMatrixTransformDesc_t transformation) {
    return destroy<Transformation>(transformation);
}
hipblasStatus_t hipblasLtMatrixTransformDescSetAttribute(hipblasLtMatrixTransformDesc_t transformation,
                                                         hipblasLtMatrixTransformDescAttributes_t attribute,
                                                         const void* from, size_t size) {
    return set<Transformation>(transformation, attribute, from, size);
}
hipblasStatus_t hipblasLtMatrixTransformDescGetAttribute(hipblasLtMatrixTransformDesc_t transformation,
                                                         hipblasLtMatrixTransformDescAttributes_t attribute, void* to,
                                                         size_t size, size_t* written) {
    return get<Transformation>(transformation, attribute, to, size, written);
}
