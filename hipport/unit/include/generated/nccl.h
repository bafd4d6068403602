// Written by scripts/unit from the symbol facts.
#pragma once
#include "fp16.h"
enum ncclRedOp_t { ncclSum = 0, ncclProd = 1, ncclMax = 2, ncclMin = 3, ncclAvg = 4, ncclNumOps = 5, ncclMaxRedOp = 2147483647 };
enum ncclDataType_t { ncclChar = 0, ncclInt8 = 0, ncclUint8 = 1, ncclInt = 2, ncclInt32 = 2, ncclUint32 = 3, ncclInt64 = 4, ncclUint64 = 5, ncclFloat16 = 6, ncclHalf = 6, ncclFloat = 7, ncclFloat32 = 7, ncclDouble = 8, ncclFloat64 = 8, ncclBfloat16 = 9, ncclFloat8e4m3 = 10, ncclFloat8e5m2 = 11, ncclNumTypes = 12 };
enum ncclResult_t { ncclSuccess = 0, ncclUnhandledCudaError = 1, ncclSystemError = 2, ncclInternalError = 3, ncclInvalidArgument = 4, ncclInvalidUsage = 5, ncclRemoteError = 6, ncclInProgress = 7, ncclNumResults = 8, ncclTimeout = 8 };
enum ncclRedOp_dummy_t { ncclNumOps_dummy = 5 };
enum ncclScalarResidence_t { ncclScalarDevice = 0, ncclScalarHostImmediate = 1 };
enum ncclEncryptionMode_t { NCCL_ENCRYPTION_MODE_NONE = 0, NCCL_ENCRYPTION_MODE_PSK = 1 };
enum ncclCommMemStat_t { ncclStatGpuMemSuspend = 0, ncclStatGpuMemSuspended = 1, ncclStatGpuMemPersist = 2, ncclStatGpuMemTotal = 3 };
enum ncclHostCftMode_t { ncclHostCftDefault = -2147483648, ncclHostCftEnable = 1, ncclHostCftDisable = 2, ncclHostCftFallback = 3 };
enum ncclNvlsHostMode_t { ncclNvlsHostModeDefault = -2147483648, ncclNvlsHostModeEnable = 0, ncclNvlsHostModeDisableTransport = 1, ncclNvlsHostModeDisableSymmetricMultimem = 2, ncclNvlsHostModeDisable = 2147483647 };
struct ncclComm;
struct ncclConfig_v21400;
struct ncclUniqueId;
struct ncclConfig_v21700;
struct ncclSimInfo_v22200;
struct ncclConfig_v22700;
struct ncclWindow;
struct ncclConfig_v22800;
struct ncclWindow_vidmem;
struct ncclCollConfig_v23200;
struct ncclConfigExt;
struct ncclConfig_v23100;
struct ncclEncryptionConfig_v23200;
struct ncclParamHandle;
struct ncclWaitSignalDesc_t;
using ncclComm_t = ncclComm *;
struct ncclConfig_v22700 { int CTAPolicy; int blocking; int cgaClusterSize; int collnetEnable; const char * commName; unsigned int magic; int maxCTAs; int minCTAs; const char * netName; int nvlsCTAs; int shrinkShare; size_t size; int splitShare; int trafficClass; unsigned int version; };
using ncclConfig_t = ncclConfig_v22700;
struct ncclSimInfo_v22200 { float estimatedTime; unsigned int magic; size_t size; unsigned int version; };
using ncclSimInfo_t = ncclSimInfo_v22200;
using ncclWindow_t = ncclWindow *;
struct ncclConfigExt { int i; ncclConfigExt * next; int optionId; void * raw; const char * s; int vendorId; struct { int i; ncclConfigExt * next; int optionId; void * raw; const char * s; int vendorId; struct { int i; ncclConfigExt * next; int optionId; void * raw; const char * s; int vendorId; } key, val; } key, val; };
using ncclConfigExt_t = ncclConfigExt;
struct ncclCollConfig_v23200 { int CTAPolicy; const char * algSelection; int cgaClusterSize; ncclConfigExt_t * ext; int forceAlgSelection; cudaEvent_t launchCompletionEvent; unsigned int magic; int maxCTAs; int minCTAs; int nvlsCTAs; size_t size; uint64_t userProfilerTag; unsigned int version; };
using ncclCollConfig_t = ncclCollConfig_v23200;
struct ncclEncryptionConfig_v23200 { unsigned int magic; int mode; const char * psk; size_t size; unsigned int version; };
using ncclEncryptionConfig_t = ncclEncryptionConfig_v23200;
using ncclParamHandle_t = ncclParamHandle *;
struct ncclConfig_v21400 { int blocking; unsigned int magic; size_t size; unsigned int version; };
struct ncclUniqueId { char internal[128]; };
struct ncclConfig_v21700 { int blocking; int cgaClusterSize; unsigned int magic; int maxCTAs; int minCTAs; const char * netName; size_t size; int splitShare; unsigned int version; };
struct ncclConfig_v22800 { int CTAPolicy; int blocking; int cgaClusterSize; int collnetEnable; const char * commName; unsigned int magic; int maxCTAs; int minCTAs; int nChannelsPerNetPeer; const char * netName; int nvlinkCentricSched; int nvlsCTAs; int shrinkShare; size_t size; int splitShare; int trafficClass; unsigned int version; };
struct ncclWindow_vidmem {};
struct ncclConfig_v23100 { int CTAPolicy; int blocking; int cgaClusterSize; int collnetEnable; const char * commName; int graphStreamOrdering; int graphUsageMode; int hostCftMode; int launchOrderImplicit; unsigned int magic; int maxCTAs; int maxP2pPeers; int minCTAs; int nChannelsPerNetPeer; const char * netName; int numRmaCtx; int numRmaSig; int nvlinkCentricSched; int nvlsCTAs; int nvlsHostMode; int rmaEagerInit; int shrinkShare; size_t size; int splitShare; int trafficClass; unsigned int version; };
struct ncclWaitSignalDesc_t { int ctx; int opCnt; int peer; int sigIdx; };
#define NCCL_API_MAGIC 0xcafebeef
#define NCCL_COMM_NULL NULL
#define NCCL_CONFIG_UNDEF_INT INT_MIN
#define NCCL_CONFIG_UNDEF_PTR NULL
#define NCCL_CTA_POLICY_DEFAULT 0x00
#define NCCL_CTA_POLICY_EFFICIENCY 0x01
#define NCCL_CTA_POLICY_ZERO 0x02
#define NCCL_ENCRYPTION_CONFIG_INITIALIZER { sizeof ( ncclEncryptionConfig_t ) , /* size */ NCCL_API_MAGIC , /* magic */ NCCL_VERSION_CODE , /* version */ NCCL_ENCRYPTION_MODE_NONE , /* encryption mode */ NCCL_CONFIG_UNDEF_PTR , /* tls psk */ \
}
#define NCCL_H_
#define NCCL_MAJOR 2
#define NCCL_MINOR 27
#define NCCL_PATCH 7
#define NCCL_REVOKE_DEFAULT 0x00
#define NCCL_SHRINK_ABORT 0x01
#define NCCL_SHRINK_DEFAULT 0x00
#define NCCL_SIM_INFO_INITIALIZER { sizeof ( ncclSimInfo_t ) , /* size */ 0x74685283 , /* magic */ NCCL_VERSION ( NCCL_MAJOR , NCCL_MINOR , NCCL_PATCH ) , /* version */ NCCL_UNDEF_FLOAT /* estimated time */ \
}
#define NCCL_SPLIT_NOCOLOR - 1
#define NCCL_SUFFIX ""
#define NCCL_SUSPEND_MEM 0x01
#define NCCL_UNDEF_FLOAT - 1.0f
#define NCCL_UNIQUE_ID_BYTES 128
#define NCCL_VERSION( X , Y , Z ) ( ( ( X ) <= 2 && ( Y ) <= 8 ) ? ( X ) * 1000 + ( Y ) * 100 + ( Z ) : ( X ) * 10000 + ( Y ) * 100 + ( Z ) )
#define NCCL_VERSION_CODE 22707
#define NCCL_WIN_CFT_COUNTED 0x08
#define NCCL_WIN_COLL_SYMMETRIC 0x01
#define NCCL_WIN_DEFAULT 0x00
#define NCCL_WIN_GIN_ONLY 0x04
#define NCCL_WIN_REQUIRED_ALIGNMENT 4096
#define NCCL_WIN_STRICT_ORDERING 0x02
extern "C" ncclResult_t ncclAllGather(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclAllGatherConfig(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t ncclAllReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclAllReduceConfig(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t ncclAlltoAll(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclAlltoAllConfig(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t ncclBcast(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclBroadcast(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclBroadcastConfig(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t ncclCommAbort(ncclComm_t);
extern "C" ncclResult_t ncclCommCount(const ncclComm_t, int *);
extern "C" ncclResult_t ncclCommCuDevice(const ncclComm_t, int *);
extern "C" ncclResult_t ncclCommDeregister(const ncclComm_t, void *);
extern "C" ncclResult_t ncclCommDestroy(ncclComm_t);
extern "C" ncclResult_t ncclCommFinalize(ncclComm_t);
extern "C" ncclResult_t ncclCommGetAsyncError(ncclComm_t, ncclResult_t *);
extern "C" ncclResult_t ncclCommGetUniqueId(ncclComm_t, ncclUniqueId *);
extern "C" ncclResult_t ncclCommGrow(ncclComm_t, int, const ncclUniqueId *, int, ncclComm_t *, ncclConfig_t *);
extern "C" ncclResult_t ncclCommInitAll(ncclComm_t *, int, const int *);
extern "C" ncclResult_t ncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int);
extern "C" ncclResult_t ncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t ncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t ncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t ncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t ncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
extern "C" ncclResult_t ncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
ncclResult_t ncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
ncclResult_t ncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
ncclResult_t ncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
extern "C" ncclResult_t ncclCommMemStats(ncclComm_t, ncclCommMemStat_t, uint64_t *);
extern "C" ncclResult_t ncclCommRegister(const ncclComm_t, void *, size_t, void **);
extern "C" ncclResult_t ncclCommResume(ncclComm_t);
extern "C" ncclResult_t ncclCommRevoke(ncclComm_t, int);
extern "C" ncclResult_t ncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int);
ncclResult_t ncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int);
ncclResult_t ncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int);
extern "C" ncclResult_t ncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
ncclResult_t ncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
ncclResult_t ncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
ncclResult_t ncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
extern "C" ncclResult_t ncclCommSuspend(ncclComm_t, int);
extern "C" ncclResult_t ncclCommUserRank(const ncclComm_t, int *);
extern "C" ncclResult_t ncclCommWindowDeregister(ncclComm_t, ncclWindow_t);
ncclResult_t ncclCommWindowDeregister(ncclComm_t, ncclWindow_t);
extern "C" ncclResult_t ncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int);
ncclResult_t ncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int);
extern "C" ncclResult_t ncclGather(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclGatherConfig(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" const char * ncclGetErrorString(ncclResult_t);
extern "C" const char * ncclGetLastError(ncclComm_t);
extern "C" ncclResult_t ncclGetUniqueId(ncclUniqueId *);
extern "C" ncclResult_t ncclGetVersion(int *);
extern "C" ncclResult_t ncclGroupEnd();
extern "C" ncclResult_t ncclGroupSimulateEnd(ncclSimInfo_t *);
extern "C" ncclResult_t ncclGroupStart();
extern "C" ncclResult_t ncclMemAlloc(void **, size_t);
extern "C" ncclResult_t ncclMemFree(void *);
extern "C" ncclResult_t ncclParamBind(ncclParamHandle_t *, const char *);
extern "C" void ncclParamDumpAll();
extern "C" ncclResult_t ncclParamGet(ncclParamHandle_t, void *, int, int *);
extern "C" ncclResult_t ncclParamGetAllParameterKeys(const char ***, int *);
extern "C" ncclResult_t ncclParamGetI16(ncclParamHandle_t, int16_t *);
extern "C" ncclResult_t ncclParamGetI32(ncclParamHandle_t, int32_t *);
extern "C" ncclResult_t ncclParamGetI64(ncclParamHandle_t, int64_t *);
extern "C" ncclResult_t ncclParamGetI8(ncclParamHandle_t, int8_t *);
extern "C" ncclResult_t ncclParamGetParameter(const char *, const char **, int *);
extern "C" ncclResult_t ncclParamGetStr(ncclParamHandle_t, const char **);
extern "C" ncclResult_t ncclParamGetU16(ncclParamHandle_t, uint16_t *);
extern "C" ncclResult_t ncclParamGetU32(ncclParamHandle_t, uint32_t *);
extern "C" ncclResult_t ncclParamGetU64(ncclParamHandle_t, uint64_t *);
extern "C" ncclResult_t ncclParamGetU8(ncclParamHandle_t, uint8_t *);
extern "C" ncclResult_t ncclPutSignal(const void *, size_t, ncclDataType_t, int, ncclWindow_t, size_t, int, int, unsigned int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclRecv(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t *, void *, ncclDataType_t, ncclScalarResidence_t, ncclComm_t);
extern "C" ncclResult_t ncclRedOpDestroy(ncclRedOp_t, ncclComm_t);
extern "C" ncclResult_t ncclReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclReduceConfig(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t ncclReduceScatter(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclReduceScatterConfig(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t ncclScatter(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclScatterConfig(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t ncclSend(const void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclSetEncryption(const ncclEncryptionConfig_t *);
extern "C" ncclResult_t ncclSignal(int, int, int, unsigned int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclWaitSignal(int, ncclWaitSignalDesc_t *, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t ncclWinGetUserPtr(ncclComm_t, ncclWindow_t, void **);
extern "C" ncclResult_t pncclAllGather(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclAllGatherConfig(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t pncclAllReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclAllReduceConfig(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t pncclAlltoAll(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclAlltoAllConfig(const void *, void *, size_t, ncclDataType_t, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t pncclBcast(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclBroadcast(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclBroadcastConfig(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t pncclCommAbort(ncclComm_t);
extern "C" ncclResult_t pncclCommCount(const ncclComm_t, int *);
extern "C" ncclResult_t pncclCommCuDevice(const ncclComm_t, int *);
extern "C" ncclResult_t pncclCommDeregister(const ncclComm_t, void *);
extern "C" ncclResult_t pncclCommDestroy(ncclComm_t);
extern "C" ncclResult_t pncclCommFinalize(ncclComm_t);
extern "C" ncclResult_t pncclCommGetAsyncError(ncclComm_t, ncclResult_t *);
extern "C" ncclResult_t pncclCommGetUniqueId(ncclComm_t, ncclUniqueId *);
extern "C" ncclResult_t pncclCommGrow(ncclComm_t, int, const ncclUniqueId *, int, ncclComm_t *, ncclConfig_t *);
extern "C" ncclResult_t pncclCommInitAll(ncclComm_t *, int, const int *);
extern "C" ncclResult_t pncclCommInitRank(ncclComm_t *, int, ncclUniqueId, int);
extern "C" ncclResult_t pncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t pncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t pncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t pncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
ncclResult_t pncclCommInitRankConfig(ncclComm_t *, int, ncclUniqueId, int, ncclConfig_t *);
extern "C" ncclResult_t pncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
ncclResult_t pncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
ncclResult_t pncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
ncclResult_t pncclCommInitRankScalable(ncclComm_t *, int, int, int, ncclUniqueId *, ncclConfig_t *);
extern "C" ncclResult_t pncclCommMemStats(ncclComm_t, ncclCommMemStat_t, uint64_t *);
extern "C" ncclResult_t pncclCommRegister(const ncclComm_t, void *, size_t, void **);
extern "C" ncclResult_t pncclCommResume(ncclComm_t);
extern "C" ncclResult_t pncclCommRevoke(ncclComm_t, int);
extern "C" ncclResult_t pncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int);
ncclResult_t pncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int);
ncclResult_t pncclCommShrink(ncclComm_t, int *, int, ncclComm_t *, ncclConfig_t *, int);
extern "C" ncclResult_t pncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
ncclResult_t pncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
ncclResult_t pncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
ncclResult_t pncclCommSplit(ncclComm_t, int, int, ncclComm_t *, ncclConfig_t *);
extern "C" ncclResult_t pncclCommSuspend(ncclComm_t, int);
extern "C" ncclResult_t pncclCommUserRank(const ncclComm_t, int *);
extern "C" ncclResult_t pncclCommWindowDeregister(ncclComm_t, ncclWindow_t);
ncclResult_t pncclCommWindowDeregister(ncclComm_t, ncclWindow_t);
extern "C" ncclResult_t pncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int);
ncclResult_t pncclCommWindowRegister(ncclComm_t, void *, size_t, ncclWindow_t *, int);
extern "C" ncclResult_t pncclGather(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclGatherConfig(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" const char * pncclGetError(ncclComm_t);
extern "C" const char * pncclGetErrorString(ncclResult_t);
extern "C" const char * pncclGetLastError(ncclComm_t);
extern "C" ncclResult_t pncclGetUniqueId(ncclUniqueId *);
extern "C" ncclResult_t pncclGetVersion(int *);
extern "C" ncclResult_t pncclGroupEnd();
extern "C" ncclResult_t pncclGroupSimulateEnd(ncclSimInfo_t *);
extern "C" ncclResult_t pncclGroupStart();
extern "C" ncclResult_t pncclMemAlloc(void **, size_t);
extern "C" ncclResult_t pncclMemFree(void *);
extern "C" ncclResult_t pncclParamBind(ncclParamHandle_t *, const char *);
extern "C" void pncclParamDumpAll();
extern "C" ncclResult_t pncclParamGet(ncclParamHandle_t, void *, int, int *);
extern "C" ncclResult_t pncclParamGetAllParameterKeys(const char ***, int *);
extern "C" ncclResult_t pncclParamGetI16(ncclParamHandle_t, int16_t *);
extern "C" ncclResult_t pncclParamGetI32(ncclParamHandle_t, int32_t *);
extern "C" ncclResult_t pncclParamGetI64(ncclParamHandle_t, int64_t *);
extern "C" ncclResult_t pncclParamGetI8(ncclParamHandle_t, int8_t *);
extern "C" ncclResult_t pncclParamGetParameter(const char *, const char **, int *);
extern "C" ncclResult_t pncclParamGetStr(ncclParamHandle_t, const char **);
extern "C" ncclResult_t pncclParamGetU16(ncclParamHandle_t, uint16_t *);
extern "C" ncclResult_t pncclParamGetU32(ncclParamHandle_t, uint32_t *);
extern "C" ncclResult_t pncclParamGetU64(ncclParamHandle_t, uint64_t *);
extern "C" ncclResult_t pncclParamGetU8(ncclParamHandle_t, uint8_t *);
extern "C" ncclResult_t pncclPutSignal(const void *, size_t, ncclDataType_t, int, ncclWindow_t, size_t, int, int, unsigned int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclRecv(void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclRedOpCreatePreMulSum(ncclRedOp_t *, void *, ncclDataType_t, ncclScalarResidence_t, ncclComm_t);
extern "C" ncclResult_t pncclRedOpDestroy(ncclRedOp_t, ncclComm_t);
extern "C" ncclResult_t pncclReduce(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclReduceConfig(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, int, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t pncclReduceScatter(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclReduceScatterConfig(const void *, void *, size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t pncclScatter(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclScatterConfig(const void *, void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t, const ncclCollConfig_t *);
extern "C" ncclResult_t pncclSend(const void *, size_t, ncclDataType_t, int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclSetEncryption(const ncclEncryptionConfig_t *);
extern "C" ncclResult_t pncclSignal(int, int, int, unsigned int, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclWaitSignal(int, ncclWaitSignalDesc_t *, ncclComm_t, cudaStream_t);
extern "C" ncclResult_t pncclWinGetUserPtr(ncclComm_t, ncclWindow_t, void **);
