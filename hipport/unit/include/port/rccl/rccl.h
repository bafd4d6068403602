// Written by scripts/unit from the symbol facts.
#pragma once
#include <hip/hip_runtime_api.h>
enum ncclRedOp_t { ncclSum = 0, ncclProd = 1, ncclMax = 2, ncclMin = 3, ncclAvg = 4, ncclNumOps = 5, ncclMaxRedOp = 2147483647 };
enum ncclDataType_t { ncclChar = 0, ncclInt8 = 0, ncclUint8 = 1, ncclInt = 2, ncclInt32 = 2, ncclUint32 = 3, ncclInt64 = 4, ncclUint64 = 5, ncclFloat16 = 6, ncclHalf = 6, ncclFloat = 7, ncclFloat32 = 7, ncclDouble = 8, ncclFloat64 = 8, ncclBfloat16 = 9, ncclFloat8e4m3 = 10, ncclFloat8e5m2 = 11, ncclNumTypes = 12 };
enum ncclResult_t { ncclSuccess = 0, ncclUnhandledCudaError = 1, ncclSystemError = 2, ncclInternalError = 3, ncclInvalidArgument = 4, ncclInvalidUsage = 5, ncclRemoteError = 6, ncclInProgress = 7, ncclNumResults = 8 };
enum ncclRedOp_dummy_t { ncclNumOps_dummy = 5 };
enum ncclScalarResidence_t { ncclScalarDevice = 0, ncclScalarHostImmediate = 1 };
struct ncclComm;
struct ncclConfig_v22700;
struct ncclSimInfo_v22200;
struct ncclUniqueId;
struct ncclWindow;
using mscclAlgoHandle_t = int;
using ncclComm_t = ncclComm *;
struct ncclConfig_v22700 { int CTAPolicy; int blocking; int cgaClusterSize; int collnetEnable; const char * commName; unsigned int magic; int maxCTAs; int minCTAs; const char * netName; int nvlsCTAs; int shrinkShare; size_t size; int splitShare; int trafficClass; unsigned int version; };
using ncclConfig_t = ncclConfig_v22700;
struct ncclSimInfo_v22200 { float estimatedTime; unsigned int magic; size_t size; unsigned int version; };
using ncclSimInfo_t = ncclSimInfo_v22200;
using ncclWindow_t = ncclWindow *;
struct ncclUniqueId { char internal[128]; };
#define NCCL_COMM_NULL NULL
#define NCCL_CONFIG_UNDEF_INT INT_MIN
#define NCCL_CONFIG_UNDEF_PTR NULL
#define NCCL_CTA_POLICY_DEFAULT 0x00
#define NCCL_CTA_POLICY_EFFICIENCY 0x01
#define NCCL_MAJOR 2
#define NCCL_MINOR 27
#define NCCL_PATCH 7
#define NCCL_SHRINK_ABORT 0x01
#define NCCL_SHRINK_DEFAULT 0x00
#define NCCL_SIM_INFO_INITIALIZER { sizeof ( ncclSimInfo_t ) , /* size */ 0x74685283 , /* magic */ NCCL_VERSION ( NCCL_MAJOR , NCCL_MINOR , NCCL_PATCH ) , /* version */ NCCL_UNDEF_FLOAT /* estimated time */ \
}
#define NCCL_SPLIT_NOCOLOR - 1
#define NCCL_SUFFIX ""
#define NCCL_UNDEF_FLOAT - 1.0f
#define NCCL_UNIQUE_ID_BYTES 128
#define NCCL_VERSION( X , Y , Z ) ( ( ( X ) <= 2 && ( Y ) <= 8 ) ? ( X ) * 1000 + ( Y ) * 100 + ( Z ) : ( X ) * 10000 + ( Y ) * 100 + ( Z ) )
#define NCCL_VERSION_CODE 22707
#define NCCL_WIN_COLL_SYMMETRIC 0x01
#define NCCL_WIN_DEFAULT 0x00
#define RCCL_ALLREDUCE_WITH_BIAS 1
#define RCCL_ALLTOALLV 1
#define RCCL_BFLOAT16 1
#define RCCL_FLOAT8 1
#define RCCL_GATHER_SCATTER 1
extern "C" ncclResult_t mscclLoadAlgo(const char *, mscclAlgoHandle_t *, int);
extern "C" ncclResult_t mscclRunAlgo(const void *, const size_t[], const size_t[], void *, const size_t[], const size_t[], size_t, ncclDataType_t, int, int, ncclRedOp_t, mscclAlgoHandle_t, ncclComm_t, hipStream_t);
extern "C" ncclResult_t mscclUnloadAlgo(mscclAlgoHandle_t);
extern "C" ncclResult_t ncclAllGather(const void *, void *, size_t, ncclDataType_t, ncclComm_t, hipStream_t);
extern "C" ncclResult_t ncclAllReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, hipStream_t);
extern "C" ncclResult_t ncclAllReduceWithBias(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, hipStream_t, const void *);
extern "C" ncclResult_t ncclAllToAll(const void *, void *, size_t, ncclDataType_t, ncclComm_t, hipStream_t);
extern "C" ncclResult_t ncclAllToAllv(const void *, const size_t[], const size_t[], void *, const size_t[], const size_t[], ncclDataType_t, ncclComm_t, hipStream_t);
extern "C" ncclResult_t ncclBcast(void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
extern "C" ncclResult_t ncclBroadcast(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
extern "C" ncclResult_t ncclCommAbort(ncclComm_t);
extern "C" ncclResult_t ncclCommCount(const ncclComm_t, int *);
extern "C" ncclResult_t ncclCommCuDevice(const ncclComm_t, int *);
extern "C" ncclResult_t ncclCommDeregister(const ncclComm_t, void *);
extern "C" ncclResult_t ncclCommDestroy(ncclComm_t);
extern "C" ncclResult_t ncclCommFinalize(ncclComm_t);
extern "C" ncclResult_t ncclCommGetAsyncError(ncclComm_t, ncclResult_t *);
extern "C" ncclResult_t ncclCommInitAll(ncclComm_t *, int, const int *);
extern "C" ncclResult_t ncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int);
extern "C" ncclResult_t ncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
extern "C" ncclResult_t ncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
extern "C" ncclResult_t ncclCommRegister(const ncclComm_t, void *, size_t, void **);
extern "C" ncclResult_t ncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int);
extern "C" ncclResult_t ncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
extern "C" ncclResult_t ncclCommUserRank(const ncclComm_t, int *);
extern "C" ncclResult_t ncclCommWindowDeregister(ncclComm_t, ncclWindow_t);
extern "C" ncclResult_t ncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int);
extern "C" ncclResult_t ncclGather(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
extern "C" const char * ncclGetErrorString(ncclResult_t);
extern "C" const char * ncclGetLastError(ncclComm_t);
extern "C" ncclResult_t ncclGetUniqueId(ncclUniqueId *);
extern "C" ncclResult_t ncclGetVersion(int *);
extern "C" ncclResult_t ncclGroupEnd();
extern "C" ncclResult_t ncclGroupSimulateEnd(ncclSimInfo_t *);
extern "C" ncclResult_t ncclGroupStart();
extern "C" ncclResult_t ncclMemAlloc(void **, size_t);
extern "C" ncclResult_t ncclMemFree(void *);
extern "C" ncclResult_t ncclRecv(void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
extern "C" ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *, void *, ncclDataType_t, ncclScalarResidence_t, ncclComm_t);
extern "C" ncclResult_t ncclRedOpDestroy(ncclRedOp_t, ncclComm_t);
extern "C" ncclResult_t ncclReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, hipStream_t);
extern "C" ncclResult_t ncclReduceScatter(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, hipStream_t);
extern "C" void ncclResetDebugInit();
extern "C" ncclResult_t ncclScatter(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
extern "C" ncclResult_t ncclSend(const void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
extern "C" ncclResult_t pmscclLoadAlgo(const char *, mscclAlgoHandle_t *, int);
extern "C" ncclResult_t pmscclRunAlgo(const void *, const size_t[], const size_t[], void *, const size_t[], const size_t[], size_t, ncclDataType_t, int, int, ncclRedOp_t, mscclAlgoHandle_t, ncclComm_t, hipStream_t);
extern "C" ncclResult_t pmscclUnloadAlgo(mscclAlgoHandle_t);
extern "C" ncclResult_t pncclAllGather(const void *, void *, size_t, ncclDataType_t, ncclComm_t, hipStream_t);
extern "C" ncclResult_t pncclAllReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, hipStream_t);
extern "C" ncclResult_t pncclAllReduceWithBias(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, hipStream_t, const void *);
extern "C" ncclResult_t pncclAllToAll(const void *, void *, size_t, ncclDataType_t, ncclComm_t, hipStream_t);
extern "C" ncclResult_t pncclAllToAllv(const void *, const size_t[], const size_t[], void *, const size_t[], const size_t[], ncclDataType_t, ncclComm_t, hipStream_t);
extern "C" ncclResult_t pncclBcast(void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
extern "C" ncclResult_t pncclBroadcast(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
extern "C" ncclResult_t pncclCommAbort(ncclComm_t);
extern "C" ncclResult_t pncclCommCount(const ncclComm_t, int *);
extern "C" ncclResult_t pncclCommCuDevice(const ncclComm_t, int *);
extern "C" ncclResult_t pncclCommDeregister(const ncclComm_t, void *);
extern "C" ncclResult_t pncclCommDestroy(ncclComm_t);
extern "C" ncclResult_t pncclCommFinalize(ncclComm_t);
extern "C" ncclResult_t pncclCommGetAsyncError(ncclComm_t, ncclResult_t *);
extern "C" ncclResult_t pncclCommInitAll(ncclComm_t *, int, const int *);
extern "C" ncclResult_t pncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int);
extern "C" ncclResult_t pncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
extern "C" ncclResult_t pncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
extern "C" ncclResult_t pncclCommRegister(const ncclComm_t, void *, size_t, void **);
extern "C" ncclResult_t pncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int);
extern "C" ncclResult_t pncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
extern "C" ncclResult_t pncclCommUserRank(const ncclComm_t, int *);
extern "C" ncclResult_t pncclCommWindowDeregister(ncclComm_t, ncclWindow_t);
extern "C" ncclResult_t pncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int);
extern "C" ncclResult_t pncclGather(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
extern "C" const char * pncclGetErrorString(ncclResult_t);
extern "C" const char * pncclGetLastError(ncclComm_t);
extern "C" ncclResult_t pncclGetUniqueId(ncclUniqueId *);
extern "C" ncclResult_t pncclGetVersion(int *);
extern "C" ncclResult_t pncclGroupEnd();
extern "C" ncclResult_t pncclGroupSimulateEnd(ncclSimInfo_t *);
extern "C" ncclResult_t pncclGroupStart();
extern "C" ncclResult_t pncclMemAlloc(void **, size_t);
extern "C" ncclResult_t pncclMemFree(void *);
extern "C" ncclResult_t pncclRecv(void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
extern "C" ncclResult_t pncclRedOpCreatePreMulSum(ncclRedOp_t *, void *, ncclDataType_t, ncclScalarResidence_t, ncclComm_t);
extern "C" ncclResult_t pncclRedOpDestroy(ncclRedOp_t, ncclComm_t);
extern "C" ncclResult_t pncclReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, hipStream_t);
extern "C" ncclResult_t pncclReduceScatter(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, hipStream_t);
extern "C" void pncclResetDebugInit();
extern "C" ncclResult_t pncclScatter(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
extern "C" ncclResult_t pncclSend(const void *, size_t, ncclDataType_t, int, ncclComm_t, hipStream_t);
