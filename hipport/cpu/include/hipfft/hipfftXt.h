// hipFFT's extensions: plans of any types, callbacks, several devices.
// Written by `python -m scripts.hip_libraries` from the facts about ROCm's headers.

#ifndef HIPFFTXT_H_
#define HIPFFTXT_H_

#include "hipfft/hipfft.h"

typedef struct hipLibXtDesc_t hipLibXtDesc_t;
typedef struct hipXtDesc_t hipXtDesc_t;
typedef enum hipfftXtCallbackType_t {
    HIPFFT_CB_LD_COMPLEX = 0,
    HIPFFT_CB_LD_COMPLEX_DOUBLE = 1,
    HIPFFT_CB_LD_REAL = 2,
    HIPFFT_CB_LD_REAL_DOUBLE = 3,
    HIPFFT_CB_ST_COMPLEX = 4,
    HIPFFT_CB_ST_COMPLEX_DOUBLE = 5,
    HIPFFT_CB_ST_REAL = 6,
    HIPFFT_CB_ST_REAL_DOUBLE = 7,
    HIPFFT_CB_UNDEFINED = 8,
} hipfftXtCallbackType_t;
typedef enum hipfftXtCopyType_t {
    HIPFFT_COPY_HOST_TO_DEVICE = 0,
    HIPFFT_COPY_DEVICE_TO_HOST = 1,
    HIPFFT_COPY_DEVICE_TO_DEVICE = 2,
    HIPFFT_COPY_UNDEFINED = 3,
} hipfftXtCopyType_t;
typedef enum hipfftXtSubFormat_t {
    HIPFFT_XT_FORMAT_INPUT = 0,
    HIPFFT_XT_FORMAT_OUTPUT = 1,
    HIPFFT_XT_FORMAT_INPLACE = 2,
    HIPFFT_XT_FORMAT_INPLACE_SHUFFLED = 3,
    HIPFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4,
    HIPFFT_FORMAT_UNDEFINED = 5,
} hipfftXtSubFormat_t;
typedef enum hiplibFormat_t {
    HIPLIB_FORMAT_HIPFFT = 0,
    HIPLIB_FORMAT_UNDEFINED = 1,
} hiplibFormat_t;
typedef hipfftComplex (*hipfftCallbackLoadC)(void *, size_t, void *, void *);
typedef hipfftDoubleReal (*hipfftCallbackLoadD)(void *, size_t, void *, void *);
typedef hipfftReal (*hipfftCallbackLoadR)(void *, size_t, void *, void *);
typedef hipfftDoubleComplex (*hipfftCallbackLoadZ)(void *, size_t, void *, void *);
typedef void (*hipfftCallbackStoreC)(void *, size_t, hipfftComplex, void *, void *);
typedef void (*hipfftCallbackStoreD)(void *, size_t, hipfftDoubleReal, void *, void *);
typedef void (*hipfftCallbackStoreR)(void *, size_t, hipfftReal, void *, void *);
typedef void (*hipfftCallbackStoreZ)(void *, size_t, hipfftDoubleComplex, void *, void *);
typedef hipLibXtDesc_t hipLibXtDesc;
typedef hipXtDesc_t hipXtDesc;
typedef hipfftXtCallbackType_t hipfftXtCallbackType;
typedef hipfftXtCopyType_t hipfftXtCopyType;
typedef hipfftXtSubFormat_t hipfftXtSubFormat;
typedef hiplibFormat_t hiplibFormat;

#ifdef __cplusplus
extern "C" {
#endif

hipfftResult hipfftXtClearCallback(hipfftHandle plan, hipfftXtCallbackType cbtype);
hipfftResult hipfftXtExec(hipfftHandle plan, void* input, void* output, int direction);
hipfftResult hipfftXtExecDescriptor(hipfftHandle plan, hipLibXtDesc* input, hipLibXtDesc* output, int direction);
hipfftResult hipfftXtExecDescriptorC2C(hipfftHandle plan, hipLibXtDesc* input, hipLibXtDesc* output, int direction);
hipfftResult hipfftXtExecDescriptorC2R(hipfftHandle plan, hipLibXtDesc* input, hipLibXtDesc* output);
hipfftResult hipfftXtExecDescriptorD2Z(hipfftHandle plan, hipLibXtDesc* input, hipLibXtDesc* output);
hipfftResult hipfftXtExecDescriptorR2C(hipfftHandle plan, hipLibXtDesc* input, hipLibXtDesc* output);
hipfftResult hipfftXtExecDescriptorZ2D(hipfftHandle plan, hipLibXtDesc* input, hipLibXtDesc* output);
hipfftResult hipfftXtExecDescriptorZ2Z(hipfftHandle plan, hipLibXtDesc* input, hipLibXtDesc* output, int direction);
hipfftResult hipfftXtFree(hipLibXtDesc* desc);
hipfftResult hipfftXtGetSizeMany(hipfftHandle plan, int rank, long long* n, long long* inembed, long long istride,
    long long idist, hipDataType inputType, long long* onembed, long long ostride, long long odist,
    hipDataType outputType, long long batch, size_t* workSize, hipDataType executionType);
hipfftResult hipfftXtMakePlanMany(hipfftHandle plan, int rank, long long* n, long long* inembed, long long istride,
    long long idist, hipDataType inputType, long long* onembed, long long ostride, long long odist,
    hipDataType outputType, long long batch, size_t* workSize, hipDataType executionType);
hipfftResult hipfftXtMalloc(hipfftHandle plan, hipLibXtDesc** desc, hipfftXtSubFormat format);
hipfftResult hipfftXtMemcpy(hipfftHandle plan, void* dest, void* src, hipfftXtCopyType type);
hipfftResult hipfftXtSetCallback(hipfftHandle plan, void** callbacks, hipfftXtCallbackType cbtype, void** callbackData);
hipfftResult hipfftXtSetCallbackSharedSize(hipfftHandle plan, hipfftXtCallbackType cbtype, size_t sharedSize);
hipfftResult hipfftXtSetGPUs(hipfftHandle plan, int count, int* gpus);

#ifdef __cplusplus
}
#endif

#endif
