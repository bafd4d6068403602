// Written by scripts/unit from the symbol facts.
#pragma once
#include "driver.h"
enum nvtxColorType_t { NVTX_COLOR_UNKNOWN = 0, NVTX_COLOR_ARGB = 1 };
enum nvtxMessageType_t { NVTX_MESSAGE_UNKNOWN = 0, NVTX_MESSAGE_TYPE_ASCII = 1, NVTX_MESSAGE_TYPE_UNICODE = 2, NVTX_MESSAGE_TYPE_REGISTERED = 3 };
enum nvtxPayloadType_t { NVTX_PAYLOAD_UNKNOWN = 0, NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1, NVTX_PAYLOAD_TYPE_INT64 = 2, NVTX_PAYLOAD_TYPE_DOUBLE = 3, NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4, NVTX_PAYLOAD_TYPE_INT32 = 5, NVTX_PAYLOAD_TYPE_FLOAT = 6 };
enum nvtxResourceCUDARTType_t { NVTX_RESOURCE_TYPE_CUDART_DEVICE = 327680, NVTX_RESOURCE_TYPE_CUDART_STREAM = 327681, NVTX_RESOURCE_TYPE_CUDART_EVENT = 327682 };
enum nvtxResourceCUDAType_t { NVTX_RESOURCE_TYPE_CUDA_DEVICE = 262145, NVTX_RESOURCE_TYPE_CUDA_CONTEXT = 262146, NVTX_RESOURCE_TYPE_CUDA_STREAM = 262147, NVTX_RESOURCE_TYPE_CUDA_EVENT = 262148 };
enum nvtxResourceGenericType_t { NVTX_RESOURCE_TYPE_UNKNOWN = 0, NVTX_RESOURCE_TYPE_GENERIC_POINTER = 65537, NVTX_RESOURCE_TYPE_GENERIC_HANDLE = 65538, NVTX_RESOURCE_TYPE_GENERIC_THREAD_NATIVE = 65539, NVTX_RESOURCE_TYPE_GENERIC_THREAD_POSIX = 65540 };
enum nvtxResourceSyncLinuxType_t { NVTX_RESOURCE_TYPE_SYNC_LINUX_MUTEX = 131073, NVTX_RESOURCE_TYPE_SYNC_LINUX_FUTEX = 131074, NVTX_RESOURCE_TYPE_SYNC_LINUX_SEMAPHORE = 131075, NVTX_RESOURCE_TYPE_SYNC_LINUX_COMPLETION = 131076, NVTX_RESOURCE_TYPE_SYNC_LINUX_SPINLOCK = 131077, NVTX_RESOURCE_TYPE_SYNC_LINUX_SEQLOCK = 131078, NVTX_RESOURCE_TYPE_SYNC_LINUX_RCU = 131079 };
enum nvtxResourceSyncPosixThreadType_t { NVTX_RESOURCE_TYPE_SYNC_PTHREAD_MUTEX = 196609, NVTX_RESOURCE_TYPE_SYNC_PTHREAD_CONDITION = 196610, NVTX_RESOURCE_TYPE_SYNC_PTHREAD_RWLOCK = 196611, NVTX_RESOURCE_TYPE_SYNC_PTHREAD_BARRIER = 196612, NVTX_RESOURCE_TYPE_SYNC_PTHREAD_SPINLOCK = 196613, NVTX_RESOURCE_TYPE_SYNC_PTHREAD_ONCE = 196614 };
enum nvtxResourceSyncWindowsType_t { NVTX_RESOURCE_TYPE_SYNC_WINDOWS_MUTEX = 131073, NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SEMAPHORE = 131074, NVTX_RESOURCE_TYPE_SYNC_WINDOWS_EVENT = 131075, NVTX_RESOURCE_TYPE_SYNC_WINDOWS_CRITICAL_SECTION = 131076, NVTX_RESOURCE_TYPE_SYNC_WINDOWS_SRWLOCK = 131077 };
struct nvtxDomainRegistration_st;
struct nvtxEventAttributes_v2;
struct nvtxMessageValue_t;
struct nvtxResourceAttributes_v0;
struct nvtxResourceHandle;
struct nvtxStringRegistration_st;
struct nvtxSyncUserAttributes_v0;
struct nvtxSyncUser;
struct nvtxDomainRegistration_st {};
using nvtxDomainRegistration = nvtxDomainRegistration_st;
using nvtxDomainHandle_t = nvtxDomainRegistration *;
struct nvtxStringRegistration_st {};
using nvtxStringRegistration = nvtxStringRegistration_st;
using nvtxStringHandle_t = nvtxStringRegistration *;
struct nvtxMessageValue_t { const char * ascii; nvtxStringHandle_t registered; const wchar_t * unicode; };
struct nvtxEventAttributes_v2 { uint32_t category; uint32_t color; int32_t colorType; nvtxMessageValue_t message; int32_t messageType; int32_t payloadType; int32_t reserved0; uint16_t size; uint16_t version; };
using nvtxEventAttributes_t = nvtxEventAttributes_v2;
using nvtxRangeId_t = uint64_t;
struct nvtxResourceAttributes_v0 { int32_t identifierType; nvtxMessageValue_t message; int32_t messageType; uint16_t size; uint16_t version; };
using nvtxResourceAttributes_t = nvtxResourceAttributes_v0;
using nvtxResourceHandle_t = nvtxResourceHandle *;
using nvtxResourceSyncAndroidType_t = enum nvtxResourceSyncLinuxType_t;
struct nvtxSyncUserAttributes_v0 { nvtxMessageValue_t message; int32_t messageType; uint16_t size; uint16_t version; };
using nvtxSyncUserAttributes_t = nvtxSyncUserAttributes_v0;
using nvtxSyncUser_t = nvtxSyncUser *;
#define NVTX_DECLSPEC NVTX_INLINE_STATIC
#define NVTX_ERR_INIT_ACCESS_LIBRARY 3
#define NVTX_ERR_INIT_FAILED_LIBRARY_ENTRY_POINT 6
#define NVTX_ERR_INIT_LOAD_LIBRARY 4
#define NVTX_ERR_INIT_LOAD_PROPERTY 2
#define NVTX_ERR_INIT_MISSING_LIBRARY_ENTRY_POINT 5
#define NVTX_ERR_NO_INJECTION_LIBRARY_AVAILABLE 7
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE ( ( uint16_t ) ( sizeof ( nvtxEventAttributes_t ) ) )
#define NVTX_FAIL 1
#define NVTX_INLINE_STATIC inline static
#define NVTX_NO_PUSH_POP_TRACKING ( ( int ) - 2 )
#define NVTX_NULLPTR nullptr
#define NVTX_REINTERPRET_CAST( type , value ) ( reinterpret_cast < type > ( value ) )
#define NVTX_RESOURCE_ATTRIB_STRUCT_SIZE ( ( uint16_t ) ( sizeof ( nvtxResourceAttributes_v0 ) ) )
#define NVTX_RESOURCE_CLASS_CUDA 4
#define NVTX_RESOURCE_CLASS_CUDART 5
#define NVTX_RESOURCE_CLASS_GENERIC 1
#define NVTX_RESOURCE_CLASS_SYNC_OS 2
#define NVTX_RESOURCE_CLASS_SYNC_PTHREAD 3
#define NVTX_STATIC_CAST( type , value ) ( static_cast < type > ( value ) )
#define NVTX_SUCCESS 0
#define NVTX_SYNCUSER_ATTRIB_STRUCT_SIZE ( ( uint16_t ) ( sizeof ( nvtxSyncUserAttributes_v0 ) ) )
#define NVTX_VERSION 3
#define NVTX_VERSIONED_IDENTIFIER( NAME ) NVTX_VERSIONED_IDENTIFIER_L2 ( NAME , NVTX_VERSION )
#define NVTX_VERSIONED_IDENTIFIER_L2( NAME , VERSION ) NVTX_VERSIONED_IDENTIFIER_L3 ( NAME , VERSION )
extern "C" nvtxDomainHandle_t nvtxDomainCreate(const char *);
extern "C" nvtxDomainHandle_t nvtxDomainCreateA(const char *);
extern "C" nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *);
extern "C" void nvtxDomainDestroy(nvtxDomainHandle_t);
extern "C" void nvtxDomainMarkEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
extern "C" void nvtxDomainNameCategory(nvtxDomainHandle_t, uint32_t, const char *);
extern "C" void nvtxDomainNameCategoryA(nvtxDomainHandle_t, uint32_t, const char *);
extern "C" void nvtxDomainNameCategoryW(nvtxDomainHandle_t, uint32_t, const wchar_t *);
extern "C" void nvtxDomainRangeEnd(nvtxDomainHandle_t, nvtxRangeId_t);
extern "C" int nvtxDomainRangePop(nvtxDomainHandle_t);
extern "C" int nvtxDomainRangePushEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
extern "C" nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t, const nvtxEventAttributes_t *);
extern "C" nvtxStringHandle_t nvtxDomainRegisterString(nvtxDomainHandle_t, const char *);
extern "C" nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t, const char *);
extern "C" nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t, const wchar_t *);
extern "C" nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t, nvtxResourceAttributes_t *);
extern "C" void nvtxDomainResourceDestroy(nvtxResourceHandle_t);
extern "C" void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t);
extern "C" void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t);
extern "C" void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t);
extern "C" nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t, const nvtxSyncUserAttributes_t *);
extern "C" void nvtxDomainSyncUserDestroy(nvtxSyncUser_t);
extern "C" void nvtxDomainSyncUserReleasing(nvtxSyncUser_t);
extern "C" void nvtxInitialize(const void *);
extern "C" void nvtxMark(const char *);
extern "C" void nvtxMarkA(const char *);
extern "C" void nvtxMarkEx(const nvtxEventAttributes_t *);
extern "C" void nvtxMarkW(const wchar_t *);
extern "C" void nvtxNameCategory(uint32_t, const char *);
extern "C" void nvtxNameCategoryA(uint32_t, const char *);
extern "C" void nvtxNameCategoryW(uint32_t, const wchar_t *);
extern "C" void nvtxNameCuContext(CUcontext, const char *);
extern "C" void nvtxNameCuContextA(CUcontext, const char *);
extern "C" void nvtxNameCuContextW(CUcontext, const wchar_t *);
extern "C" void nvtxNameCuDevice(CUdevice, const char *);
extern "C" void nvtxNameCuDeviceA(CUdevice, const char *);
extern "C" void nvtxNameCuDeviceW(CUdevice, const wchar_t *);
extern "C" void nvtxNameCuEvent(CUevent, const char *);
extern "C" void nvtxNameCuEventA(CUevent, const char *);
extern "C" void nvtxNameCuEventW(CUevent, const wchar_t *);
extern "C" void nvtxNameCuStream(CUstream, const char *);
extern "C" void nvtxNameCuStreamA(CUstream, const char *);
extern "C" void nvtxNameCuStreamW(CUstream, const wchar_t *);
extern "C" void nvtxNameCudaDevice(int, const char *);
extern "C" void nvtxNameCudaDeviceA(int, const char *);
extern "C" void nvtxNameCudaDeviceW(int, const wchar_t *);
extern "C" void nvtxNameCudaEvent(cudaEvent_t, const char *);
extern "C" void nvtxNameCudaEventA(cudaEvent_t, const char *);
extern "C" void nvtxNameCudaEventW(cudaEvent_t, const wchar_t *);
extern "C" void nvtxNameCudaStream(cudaStream_t, const char *);
extern "C" void nvtxNameCudaStreamA(cudaStream_t, const char *);
extern "C" void nvtxNameCudaStreamW(cudaStream_t, const wchar_t *);
extern "C" void nvtxNameOsThread(uint32_t, const char *);
extern "C" void nvtxNameOsThreadA(uint32_t, const char *);
extern "C" void nvtxNameOsThreadW(uint32_t, const wchar_t *);
extern "C" void nvtxRangeEnd(nvtxRangeId_t);
extern "C" int nvtxRangePop();
extern "C" int nvtxRangePush(const char *);
extern "C" int nvtxRangePushA(const char *);
extern "C" int nvtxRangePushEx(const nvtxEventAttributes_t *);
extern "C" int nvtxRangePushW(const wchar_t *);
extern "C" nvtxRangeId_t nvtxRangeStart(const char *);
extern "C" nvtxRangeId_t nvtxRangeStartA(const char *);
extern "C" nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *);
extern "C" nvtxRangeId_t nvtxRangeStartW(const wchar_t *);
