// hipFFT: Fourier transforms.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#ifndef HIPFFT_H_
#define HIPFFT_H_

#include <stddef.h>
#include <stdint.h>
#include "hip/hip_complex.h"
#include "hip/hip_runtime_api.h"
#include "hip/library_types.h"

#define HIPFFT_BACKWARD 1
#define HIPFFT_FORWARD -1
#define hipfftVersionMajor 1
#define hipfftVersionMinor 0
#define hipfftVersionPatch 22

typedef struct hipfftHandle_t hipfftHandle_t;
typedef enum hipfftLibraryPropertyType_t {
    HIPFFT_MAJOR_VERSION = 0,
    HIPFFT_MINOR_VERSION = 1,
    HIPFFT_PATCH_LEVEL = 2,
} hipfftLibraryPropertyType_t;
typedef enum hipfftResult_t {
    HIPFFT_SUCCESS = 0,
    HIPFFT_INVALID_PLAN = 1,
    HIPFFT_ALLOC_FAILED = 2,
    HIPFFT_INVALID_TYPE = 3,
    HIPFFT_INVALID_VALUE = 4,
    HIPFFT_INTERNAL_ERROR = 5,
    HIPFFT_EXEC_FAILED = 6,
    HIPFFT_SETUP_FAILED = 7,
    HIPFFT_INVALID_SIZE = 8,
    HIPFFT_UNALIGNED_DATA = 9,
    HIPFFT_INCOMPLETE_PARAMETER_LIST = 10,
    HIPFFT_INVALID_DEVICE = 11,
    HIPFFT_PARSE_ERROR = 12,
    HIPFFT_NO_WORKSPACE = 13,
    HIPFFT_NOT_IMPLEMENTED = 14,
    HIPFFT_NOT_SUPPORTED = 16,
} hipfftResult_t;
typedef enum hipfftType_t {
    HIPFFT_C2C = 41,
    HIPFFT_R2C = 42,
    HIPFFT_C2R = 44,
    HIPFFT_Z2Z = 105,
    HIPFFT_D2Z = 106,
    HIPFFT_Z2D = 108,
} hipfftType_t;
typedef hipComplex hipfftComplex;
typedef hipDoubleComplex hipfftDoubleComplex;
typedef double hipfftDoubleReal;
typedef hipfftHandle_t* hipfftHandle;
typedef hipfftLibraryPropertyType_t hipfftLibraryPropertyType;
typedef float hipfftReal;
typedef hipfftResult_t hipfftResult;
typedef hipfftType_t hipfftType;

#ifdef __cplusplus
extern "C" {
#endif

hipfftResult hipfftCreate(hipfftHandle* plan);
hipfftResult hipfftDestroy(hipfftHandle plan);
hipfftResult hipfftEstimate1d(int nx, hipfftType type, int batch, size_t* workSize);
hipfftResult hipfftEstimate2d(int nx, int ny, hipfftType type, size_t* workSize);
hipfftResult hipfftEstimate3d(int nx, int ny, int nz, hipfftType type, size_t* workSize);
hipfftResult hipfftEstimateMany(int rank, int* n, int* inembed, int istride, int idist, int* onembed, int ostride,
    int odist, hipfftType type, int batch, size_t* workSize);
hipfftResult hipfftExecC2C(hipfftHandle plan, hipfftComplex* idata, hipfftComplex* odata, int direction);
hipfftResult hipfftExecC2R(hipfftHandle plan, hipfftComplex* idata, hipfftReal* odata);
hipfftResult hipfftExecD2Z(hipfftHandle plan, hipfftDoubleReal* idata, hipfftDoubleComplex* odata);
hipfftResult hipfftExecR2C(hipfftHandle plan, hipfftReal* idata, hipfftComplex* odata);
hipfftResult hipfftExecZ2D(hipfftHandle plan, hipfftDoubleComplex* idata, hipfftDoubleReal* odata);
hipfftResult hipfftExecZ2Z(hipfftHandle plan, hipfftDoubleComplex* idata, hipfftDoubleComplex* odata, int direction);
hipfftResult hipfftExtPlanScaleFactor(hipfftHandle plan, double scalefactor);
hipfftResult hipfftGetProperty(hipfftLibraryPropertyType type, int* value);
hipfftResult hipfftGetSize(hipfftHandle plan, size_t* workSize);
hipfftResult hipfftGetSize1d(hipfftHandle plan, int nx, hipfftType type, int batch, size_t* workSize);
hipfftResult hipfftGetSize2d(hipfftHandle plan, int nx, int ny, hipfftType type, size_t* workSize);
hipfftResult hipfftGetSize3d(hipfftHandle plan, int nx, int ny, int nz, hipfftType type, size_t* workSize);
hipfftResult hipfftGetSizeMany(hipfftHandle plan, int rank, int* n, int* inembed, int istride, int idist, int* onembed,
    int ostride, int odist, hipfftType type, int batch, size_t* workSize);
hipfftResult hipfftGetSizeMany64(hipfftHandle plan, int rank, long long* n, long long* inembed, long long istride,
    long long idist, long long* onembed, long long ostride, long long odist, hipfftType type, long long batch,
    size_t* workSize);
hipfftResult hipfftGetVersion(int* version);
hipfftResult hipfftMakePlan1d(hipfftHandle plan, int nx, hipfftType type, int batch, size_t* workSize);
hipfftResult hipfftMakePlan2d(hipfftHandle plan, int nx, int ny, hipfftType type, size_t* workSize);
hipfftResult hipfftMakePlan3d(hipfftHandle plan, int nx, int ny, int nz, hipfftType type, size_t* workSize);
hipfftResult hipfftMakePlanMany(hipfftHandle plan, int rank, int* n, int* inembed, int istride, int idist,
    int* onembed, int ostride, int odist, hipfftType type, int batch, size_t* workSize);
hipfftResult hipfftMakePlanMany64(hipfftHandle plan, int rank, long long* n, long long* inembed, long long istride,
    long long idist, long long* onembed, long long ostride, long long odist, hipfftType type, long long batch,
    size_t* workSize);
hipfftResult hipfftPlan1d(hipfftHandle* plan, int nx, hipfftType type, int batch);
hipfftResult hipfftPlan2d(hipfftHandle* plan, int nx, int ny, hipfftType type);
hipfftResult hipfftPlan3d(hipfftHandle* plan, int nx, int ny, int nz, hipfftType type);
hipfftResult hipfftPlanMany(hipfftHandle* plan, int rank, int* n, int* inembed, int istride, int idist, int* onembed,
    int ostride, int odist, hipfftType type, int batch);
hipfftResult hipfftSetAutoAllocation(hipfftHandle plan, int autoAllocate);
hipfftResult hipfftSetStream(hipfftHandle plan, hipStream_t stream);
hipfftResult hipfftSetWorkArea(hipfftHandle plan, void* workArea);

#ifdef __cplusplus
}
#endif

#endif
