// Written by scripts/unit from the symbol facts.
#pragma once
#include "complex.h"
enum cufftResult_t { CUFFT_SUCCESS = 0, CUFFT_INVALID_PLAN = 1, CUFFT_ALLOC_FAILED = 2, CUFFT_INVALID_TYPE = 3, CUFFT_INVALID_VALUE = 4, CUFFT_INTERNAL_ERROR = 5, CUFFT_EXEC_FAILED = 6, CUFFT_SETUP_FAILED = 7, CUFFT_INVALID_SIZE = 8, CUFFT_UNALIGNED_DATA = 9, CUFFT_INCOMPLETE_PARAMETER_LIST = 10, CUFFT_INVALID_DEVICE = 11, CUFFT_PARSE_ERROR = 12, CUFFT_NO_WORKSPACE = 13, CUFFT_NOT_IMPLEMENTED = 14, CUFFT_LICENSE_ERROR = 15, CUFFT_NOT_SUPPORTED = 16, CUFFT_MISSING_DEPENDENCY = 17, CUFFT_NVRTC_FAILURE = 18, CUFFT_NVJITLINK_FAILURE = 19, CUFFT_NVSHMEM_FAILURE = 20 };
enum cufftType_t { CUFFT_C2C = 41, CUFFT_R2C = 42, CUFFT_C2R = 44, CUFFT_Z2Z = 105, CUFFT_D2Z = 106, CUFFT_Z2D = 108 };
enum cufftXtCallbackType_t { CUFFT_CB_LD_COMPLEX = 0, CUFFT_CB_LD_COMPLEX_DOUBLE = 1, CUFFT_CB_LD_REAL = 2, CUFFT_CB_LD_REAL_DOUBLE = 3, CUFFT_CB_ST_COMPLEX = 4, CUFFT_CB_ST_COMPLEX_DOUBLE = 5, CUFFT_CB_ST_REAL = 6, CUFFT_CB_ST_REAL_DOUBLE = 7, CUFFT_CB_UNDEFINED = 8 };
enum cufftCompatibility_t { CUFFT_COMPATIBILITY_NATIVE = 0, CUFFT_COMPATIBILITY_FFTW_PADDING = 1, CUFFT_COMPATIBILITY_FFTW_ASYMMETRIC = 2, CUFFT_COMPATIBILITY_FFTW_ALL = 3 };
enum cufftXtCopyType_t { CUFFT_COPY_HOST_TO_DEVICE = 0, CUFFT_COPY_DEVICE_TO_HOST = 1, CUFFT_COPY_DEVICE_TO_DEVICE = 2, CUFFT_COPY_UNDEFINED = 3 };
enum cufftXtSubFormat_t { CUFFT_XT_FORMAT_INPUT = 0, CUFFT_XT_FORMAT_OUTPUT = 1, CUFFT_XT_FORMAT_INPLACE = 2, CUFFT_XT_FORMAT_INPLACE_SHUFFLED = 3, CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4, CUFFT_XT_FORMAT_DISTRIBUTED_INPUT = 5, CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT = 6, CUFFT_FORMAT_UNDEFINED = 7 };
enum cufftXtQueryType_t { CUFFT_QUERY_1D_FACTORS = 0, CUFFT_QUERY_UNDEFINED = 1 };
enum cufftXtWorkAreaPolicy_t { CUFFT_WORKAREA_MINIMAL = 0, CUFFT_WORKAREA_USER = 1, CUFFT_WORKAREA_PERFORMANCE = 2 };
enum libFormat_t { LIB_FORMAT_CUFFT = 0, LIB_FORMAT_UNDEFINED = 1 };
enum cudaXtCopyType_t { LIB_XT_COPY_HOST_TO_DEVICE = 0, LIB_XT_COPY_DEVICE_TO_HOST = 1, LIB_XT_COPY_DEVICE_TO_DEVICE = 2 };
enum cufftProperty_t { NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = 1, NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = 2, NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY = 3, NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA = 4 };
struct cudaLibXtDesc_t;
struct cudaXtDesc_t;
struct cufftBox3d_t;
struct cufftXt1dFactors_t;
struct fftw_iodim;
struct fftw_iodim64;
using cudaLibXtCopyType = enum cudaXtCopyType_t;
struct cudaXtDesc_t { int GPUs[64]; void * cudaXtState; void * data[64]; int nGPUs; size_t size[64]; int version; };
using cudaXtDesc = cudaXtDesc_t;
using libFormat = enum libFormat_t;
struct cudaLibXtDesc_t { cudaXtDesc * descriptor; void * libDescriptor; libFormat library; int subFormat; int version; };
using cudaLibXtDesc = cudaLibXtDesc_t;
struct cufftBox3d_t { size_t lower[3]; size_t strides[3]; size_t upper[3]; };
using cufftBox3d = cufftBox3d_t;
using cufftComplex = cuComplex;
using cufftCallbackLoadC = cufftComplex (*)(void *, size_t, void *, void *);
using cufftDoubleReal = double;
using cufftCallbackLoadD = cufftDoubleReal (*)(void *, size_t, void *, void *);
using cufftReal = float;
using cufftCallbackLoadR = cufftReal (*)(void *, size_t, void *, void *);
using cufftDoubleComplex = cuDoubleComplex;
using cufftCallbackLoadZ = cufftDoubleComplex (*)(void *, size_t, void *, void *);
using cufftCallbackStoreC = void (*)(void *, size_t, cufftComplex, void *, void *);
using cufftCallbackStoreD = void (*)(void *, size_t, cufftDoubleReal, void *, void *);
using cufftCallbackStoreR = void (*)(void *, size_t, cufftReal, void *, void *);
using cufftCallbackStoreZ = void (*)(void *, size_t, cufftDoubleComplex, void *, void *);
using cufftCompatibility = enum cufftCompatibility_t;
using cufftHandle = int;
using cufftResult = enum cufftResult_t;
using cufftType = enum cufftType_t;
struct cufftXt1dFactors_t { long long factor1; long long factor1Mask; int factor1Shift; long long factor2; long long factor2Mask; int factor2Shift; long long size; long long stringCount; long long stringLength; long long stringMask; int stringShift; long long substringLength; long long substringMask; int substringShift; };
using cufftXt1dFactors = cufftXt1dFactors_t;
using cufftXtCallbackType = enum cufftXtCallbackType_t;
using cufftXtCopyType = enum cufftXtCopyType_t;
using cufftXtQueryType = enum cufftXtQueryType_t;
using cufftXtSubFormat = enum cufftXtSubFormat_t;
using cufftXtWorkAreaPolicy = enum cufftXtWorkAreaPolicy_t;
using fftw_complex = double[2];
using fftw_plan = void *;
using fftwf_complex = float[2];
struct fftw_iodim { int is; int n; int os; };
using fftwf_iodim = fftw_iodim;
struct fftw_iodim64 { ptrdiff_t is; ptrdiff_t n; ptrdiff_t os; };
using fftwf_iodim64 = fftw_iodim64;
using fftwf_plan = void *;
using cufftProperty = enum cufftProperty_t;
using cufftJITCallbackLoadC = cufftComplex (*)(void *, unsigned long long, void *, void *);
using cufftJITCallbackLoadD = cufftDoubleReal (*)(void *, unsigned long long, void *, void *);
using cufftJITCallbackLoadR = cufftReal (*)(void *, unsigned long long, void *, void *);
using cufftJITCallbackLoadZ = cufftDoubleComplex (*)(void *, unsigned long long, void *, void *);
using cufftJITCallbackStoreC = void (*)(void *, unsigned long long, cufftComplex, void *, void *);
using cufftJITCallbackStoreD = void (*)(void *, unsigned long long, cufftDoubleReal, void *, void *);
using cufftJITCallbackStoreR = void (*)(void *, unsigned long long, cufftReal, void *, void *);
using cufftJITCallbackStoreZ = void (*)(void *, unsigned long long, cufftDoubleComplex, void *, void *);
#define CUDA_XT_DESCRIPTOR_VERSION 0x01000000
#define CUFFTAPI
#define CUFFT_COMPATIBILITY_DEFAULT CUFFT_COMPATIBILITY_FFTW_PADDING
#define CUFFT_FORWARD - 1
#define CUFFT_INVERSE 1
#define CUFFT_PLAN_NULL - 1
#define CUFFT_VERSION 11401
#define CUFFT_VER_BUILD 4
#define CUFFT_VER_MAJOR 11
#define CUFFT_VER_MINOR 4
#define CUFFT_VER_PATCH 1
#define FFTW_BACKWARD 1
#define FFTW_DESTROY_INPUT 0x08
#define FFTW_ESTIMATE 0x01
#define FFTW_EXHAUSTIVE 0x04
#define FFTW_FORWARD - 1
#define FFTW_INVERSE 1
#define FFTW_MEASURE 0x02
#define FFTW_PATIENT 0x03
#define FFTW_PRESERVE_INPUT 0x0C
#define FFTW_UNALIGNED 0x10
#define FFTW_WISDOM_ONLY 0x05
#define MAX_CUDA_DESCRIPTOR_GPUS 64
#define MAX_CUFFT_ERROR 0x11
#define MAX_SHIM_RANK 3
#define _CUDA_LIB_XT_H_
#define _CUFFTAPI( T ) CUFFTAPI T
#define _CUFFTW_H_
#define _CUFFTXT_H_
#define _CUFFT_H_
extern "C" cufftResult __cufftXtSetJITCallback_12_7(cufftHandle, const char *, const void *, size_t, cufftXtCallbackType, void **);
extern "C" cufftResult cufftCreate(cufftHandle *);
extern "C" cufftResult cufftDestroy(cufftHandle);
extern "C" cufftResult cufftEstimate1d(int, cufftType, int, size_t *);
extern "C" cufftResult cufftEstimate2d(int, int, cufftType, size_t *);
extern "C" cufftResult cufftEstimate3d(int, int, int, cufftType, size_t *);
extern "C" cufftResult cufftEstimateMany(int, int *, int *, int, int, int *, int, int, cufftType, int, size_t *);
extern "C" cufftResult cufftExecC2C(cufftHandle, cufftComplex *, cufftComplex *, int);
extern "C" cufftResult cufftExecC2R(cufftHandle, cufftComplex *, cufftReal *);
extern "C" cufftResult cufftExecD2Z(cufftHandle, cufftDoubleReal *, cufftDoubleComplex *);
extern "C" cufftResult cufftExecR2C(cufftHandle, cufftReal *, cufftComplex *);
extern "C" cufftResult cufftExecZ2D(cufftHandle, cufftDoubleComplex *, cufftDoubleReal *);
extern "C" cufftResult cufftExecZ2Z(cufftHandle, cufftDoubleComplex *, cufftDoubleComplex *, int);
extern "C" cufftResult cufftGetPlanPropertyInt64(cufftHandle, cufftProperty, long long *);
extern "C" cufftResult cufftGetProperty(libraryPropertyType, int *);
extern "C" cufftResult cufftGetSize(cufftHandle, size_t *);
extern "C" cufftResult cufftGetSize1d(cufftHandle, int, cufftType, int, size_t *);
extern "C" cufftResult cufftGetSize2d(cufftHandle, int, int, cufftType, size_t *);
extern "C" cufftResult cufftGetSize3d(cufftHandle, int, int, int, cufftType, size_t *);
extern "C" cufftResult cufftGetSizeMany(cufftHandle, int, int *, int *, int, int, int *, int, int, cufftType, int, size_t *);
extern "C" cufftResult cufftGetSizeMany64(cufftHandle, int, long long *, long long *, long long, long long, long long *, long long, long long, cufftType, long long, size_t *);
extern "C" cufftResult cufftGetVersion(int *);
extern "C" cufftResult cufftMakePlan1d(cufftHandle, int, cufftType, int, size_t *);
extern "C" cufftResult cufftMakePlan2d(cufftHandle, int, int, cufftType, size_t *);
extern "C" cufftResult cufftMakePlan3d(cufftHandle, int, int, int, cufftType, size_t *);
extern "C" cufftResult cufftMakePlanMany(cufftHandle, int, int *, int *, int, int, int *, int, int, cufftType, int, size_t *);
extern "C" cufftResult cufftMakePlanMany64(cufftHandle, int, long long *, long long *, long long, long long, long long *, long long, long long, cufftType, long long, size_t *);
extern "C" cufftResult cufftPlan1d(cufftHandle *, int, cufftType, int);
extern "C" cufftResult cufftPlan2d(cufftHandle *, int, int, cufftType);
extern "C" cufftResult cufftPlan3d(cufftHandle *, int, int, int, cufftType);
extern "C" cufftResult cufftPlanMany(cufftHandle *, int, int *, int *, int, int, int *, int, int, cufftType, int);
extern "C" cufftResult cufftResetPlanProperty(cufftHandle, cufftProperty);
extern "C" cufftResult cufftSetAutoAllocation(cufftHandle, int);
extern "C" cufftResult cufftSetCompatibilityMode(cufftHandle, cufftCompatibility);
cufftResult cufftSetCompatibilityMode(cufftHandle, cufftCompatibility);
extern "C" cufftResult cufftSetPlanPropertyInt64(cufftHandle, cufftProperty, const long long);
extern "C" cufftResult cufftSetStream(cufftHandle, cudaStream_t);
extern "C" cufftResult cufftSetWorkArea(cufftHandle, void *);
extern "C" cufftResult cufftXtClearCallback(cufftHandle, cufftXtCallbackType);
extern "C" cufftResult cufftXtExec(cufftHandle, void *, void *, int);
extern "C" cufftResult cufftXtExecDescriptor(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *, int);
extern "C" cufftResult cufftXtExecDescriptorC2C(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *, int);
extern "C" cufftResult cufftXtExecDescriptorC2R(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
extern "C" cufftResult cufftXtExecDescriptorD2Z(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
extern "C" cufftResult cufftXtExecDescriptorR2C(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
extern "C" cufftResult cufftXtExecDescriptorZ2D(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *);
extern "C" cufftResult cufftXtExecDescriptorZ2Z(cufftHandle, cudaLibXtDesc *, cudaLibXtDesc *, int);
extern "C" cufftResult cufftXtFree(cudaLibXtDesc *);
extern "C" cufftResult cufftXtGetSizeMany(cufftHandle, int, long long *, long long *, long long, long long, cudaDataType, long long *, long long, long long, cudaDataType, long long, size_t *, cudaDataType);
extern "C" cufftResult cufftXtMakePlanMany(cufftHandle, int, long long *, long long *, long long, long long, cudaDataType, long long *, long long, long long, cudaDataType, long long, size_t *, cudaDataType);
extern "C" cufftResult cufftXtMalloc(cufftHandle, cudaLibXtDesc **, cufftXtSubFormat);
extern "C" cufftResult cufftXtMemcpy(cufftHandle, void *, void *, cufftXtCopyType);
extern "C" cufftResult cufftXtQueryPlan(cufftHandle, void *, cufftXtQueryType);
extern "C" cufftResult cufftXtSetCallback(cufftHandle, void **, cufftXtCallbackType, void **);
extern "C" cufftResult cufftXtSetCallbackSharedSize(cufftHandle, cufftXtCallbackType, size_t);
extern "C" cufftResult cufftXtSetDistribution(cufftHandle, const cufftBox3d *, const cufftBox3d *);
extern "C" cufftResult cufftXtSetGPUs(cufftHandle, int, int *);
extern "C" cufftResult cufftXtSetJITCallback(cufftHandle, const char *, const void *, size_t, cufftXtCallbackType, void **);
extern "C" cufftResult cufftXtSetWorkArea(cufftHandle, void **);
extern "C" cufftResult cufftXtSetWorkAreaPolicy(cufftHandle, cufftXtWorkAreaPolicy, size_t *);
extern "C" void fftw_cleanup();
extern "C" double fftw_cost(const fftw_plan);
extern "C" void fftw_destroy_plan(fftw_plan);
extern "C" void fftw_execute(const fftw_plan);
extern "C" void fftw_execute_dft(const fftw_plan, fftw_complex *, fftw_complex *);
extern "C" void fftw_execute_dft_c2r(const fftw_plan, fftw_complex *, double *);
extern "C" void fftw_execute_dft_r2c(const fftw_plan, double *, fftw_complex *);
extern "C" void fftw_export_wisdom_to_file(FILE *);
extern "C" void fftw_flops(const fftw_plan, double *, double *, double *);
extern "C" void fftw_free(void *);
extern "C" int fftw_import_wisdom_from_file(FILE *);
extern "C" void * fftw_malloc(size_t);
extern "C" fftw_plan fftw_plan_dft(int, const int *, fftw_complex *, fftw_complex *, int, unsigned int);
extern "C" fftw_plan fftw_plan_dft_1d(int, fftw_complex *, fftw_complex *, int, unsigned int);
extern "C" fftw_plan fftw_plan_dft_2d(int, int, fftw_complex *, fftw_complex *, int, unsigned int);
extern "C" fftw_plan fftw_plan_dft_3d(int, int, int, fftw_complex *, fftw_complex *, int, unsigned int);
extern "C" fftw_plan fftw_plan_dft_c2r(int, const int *, fftw_complex *, double *, unsigned int);
extern "C" fftw_plan fftw_plan_dft_c2r_1d(int, fftw_complex *, double *, unsigned int);
extern "C" fftw_plan fftw_plan_dft_c2r_2d(int, int, fftw_complex *, double *, unsigned int);
extern "C" fftw_plan fftw_plan_dft_c2r_3d(int, int, int, fftw_complex *, double *, unsigned int);
extern "C" fftw_plan fftw_plan_dft_r2c(int, const int *, double *, fftw_complex *, unsigned int);
extern "C" fftw_plan fftw_plan_dft_r2c_1d(int, double *, fftw_complex *, unsigned int);
extern "C" fftw_plan fftw_plan_dft_r2c_2d(int, int, double *, fftw_complex *, unsigned int);
extern "C" fftw_plan fftw_plan_dft_r2c_3d(int, int, int, double *, fftw_complex *, unsigned int);
extern "C" fftw_plan fftw_plan_guru64_dft(int, const fftw_iodim64 *, int, const fftw_iodim64 *, fftw_complex *, fftw_complex *, int, unsigned int);
extern "C" fftw_plan fftw_plan_guru64_dft_c2r(int, const fftw_iodim64 *, int, const fftw_iodim64 *, fftw_complex *, double *, unsigned int);
extern "C" fftw_plan fftw_plan_guru64_dft_r2c(int, const fftw_iodim64 *, int, const fftw_iodim64 *, double *, fftw_complex *, unsigned int);
extern "C" fftw_plan fftw_plan_guru_dft(int, const fftw_iodim *, int, const fftw_iodim *, fftw_complex *, fftw_complex *, int, unsigned int);
extern "C" fftw_plan fftw_plan_guru_dft_c2r(int, const fftw_iodim *, int, const fftw_iodim *, fftw_complex *, double *, unsigned int);
extern "C" fftw_plan fftw_plan_guru_dft_r2c(int, const fftw_iodim *, int, const fftw_iodim *, double *, fftw_complex *, unsigned int);
extern "C" fftw_plan fftw_plan_many_dft(int, const int *, int, fftw_complex *, const int *, int, int, fftw_complex *, const int *, int, int, int, unsigned int);
extern "C" fftw_plan fftw_plan_many_dft_c2r(int, const int *, int, fftw_complex *, const int *, int, int, double *, const int *, int, int, unsigned int);
extern "C" fftw_plan fftw_plan_many_dft_r2c(int, const int *, int, double *, const int *, int, int, fftw_complex *, const int *, int, int, unsigned int);
extern "C" void fftw_print_plan(const fftw_plan);
extern "C" void fftw_set_timelimit(double);
extern "C" void fftwf_cleanup();
extern "C" double fftwf_cost(const fftw_plan);
extern "C" void fftwf_destroy_plan(fftwf_plan);
extern "C" void fftwf_execute(const fftw_plan);
extern "C" void fftwf_execute_dft(const fftwf_plan, fftwf_complex *, fftwf_complex *);
extern "C" void fftwf_execute_dft_c2r(const fftwf_plan, fftwf_complex *, float *);
extern "C" void fftwf_execute_dft_r2c(const fftwf_plan, float *, fftwf_complex *);
extern "C" void fftwf_export_wisdom_to_file(FILE *);
extern "C" void fftwf_flops(const fftw_plan, double *, double *, double *);
extern "C" void fftwf_free(void *);
extern "C" int fftwf_import_wisdom_from_file(FILE *);
extern "C" void * fftwf_malloc(size_t);
extern "C" fftwf_plan fftwf_plan_dft(int, const int *, fftwf_complex *, fftwf_complex *, int, unsigned int);
extern "C" fftwf_plan fftwf_plan_dft_1d(int, fftwf_complex *, fftwf_complex *, int, unsigned int);
extern "C" fftwf_plan fftwf_plan_dft_2d(int, int, fftwf_complex *, fftwf_complex *, int, unsigned int);
extern "C" fftwf_plan fftwf_plan_dft_3d(int, int, int, fftwf_complex *, fftwf_complex *, int, unsigned int);
extern "C" fftwf_plan fftwf_plan_dft_c2r(int, const int *, fftwf_complex *, float *, unsigned int);
extern "C" fftwf_plan fftwf_plan_dft_c2r_1d(int, fftwf_complex *, float *, unsigned int);
extern "C" fftwf_plan fftwf_plan_dft_c2r_2d(int, int, fftwf_complex *, float *, unsigned int);
extern "C" fftwf_plan fftwf_plan_dft_c2r_3d(int, int, int, fftwf_complex *, float *, unsigned int);
extern "C" fftwf_plan fftwf_plan_dft_r2c(int, const int *, float *, fftwf_complex *, unsigned int);
extern "C" fftwf_plan fftwf_plan_dft_r2c_1d(int, float *, fftwf_complex *, unsigned int);
extern "C" fftwf_plan fftwf_plan_dft_r2c_2d(int, int, float *, fftwf_complex *, unsigned int);
extern "C" fftwf_plan fftwf_plan_dft_r2c_3d(int, int, int, float *, fftwf_complex *, unsigned int);
extern "C" fftwf_plan fftwf_plan_guru64_dft(int, const fftwf_iodim64 *, int, const fftwf_iodim64 *, fftwf_complex *, fftwf_complex *, int, unsigned int);
extern "C" fftwf_plan fftwf_plan_guru64_dft_c2r(int, const fftwf_iodim64 *, int, const fftwf_iodim64 *, fftwf_complex *, float *, unsigned int);
extern "C" fftwf_plan fftwf_plan_guru64_dft_r2c(int, const fftwf_iodim64 *, int, const fftwf_iodim64 *, float *, fftwf_complex *, unsigned int);
extern "C" fftwf_plan fftwf_plan_guru_dft(int, const fftwf_iodim *, int, const fftwf_iodim *, fftwf_complex *, fftwf_complex *, int, unsigned int);
extern "C" fftwf_plan fftwf_plan_guru_dft_c2r(int, const fftwf_iodim *, int, const fftwf_iodim *, fftwf_complex *, float *, unsigned int);
extern "C" fftwf_plan fftwf_plan_guru_dft_r2c(int, const fftwf_iodim *, int, const fftwf_iodim *, float *, fftwf_complex *, unsigned int);
extern "C" fftwf_plan fftwf_plan_many_dft(int, const int *, int, fftwf_complex *, const int *, int, int, fftwf_complex *, const int *, int, int, int, unsigned int);
extern "C" fftwf_plan fftwf_plan_many_dft_c2r(int, const int *, int, fftwf_complex *, const int *, int, int, float *, const int *, int, int, unsigned int);
extern "C" fftwf_plan fftwf_plan_many_dft_r2c(int, const int *, int, float *, const int *, int, int, fftwf_complex *, const int *, int, int, unsigned int);
extern "C" void fftwf_print_plan(const fftwf_plan);
extern "C" void fftwf_set_timelimit(double);
