// What rocTX lacks of NVTX: attributes of events, domains, registered strings and names of threads, streams and the like.
// Comes with hipport, belongs to the project that it was copied into. Plain C; link with -lroctx64.
// hipport: ignore-file
//
// rocTX has marks and ranges with a text, and nothing else: of the attributes of an event its message is kept; color,
// category and payload are dropped. Events of all domains are in one. Names of threads, streams and events are dropped.

#ifndef HIPPORT_NVTX_H
#define HIPPORT_NVTX_H

#include <roctracer/roctx.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define NVTX_VERSION 3
#define NVTX_SUCCESS 0
#define NVTX_NO_PUSH_POP_TRACKING ((int)-2)

enum nvtxColorType_t { NVTX_COLOR_UNKNOWN = 0, NVTX_COLOR_ARGB = 1 };
enum nvtxMessageType_t {
    NVTX_MESSAGE_UNKNOWN = 0,
    NVTX_MESSAGE_TYPE_ASCII = 1,
    NVTX_MESSAGE_TYPE_UNICODE = 2,
    NVTX_MESSAGE_TYPE_REGISTERED = 3
};
enum nvtxPayloadType_t {
    NVTX_PAYLOAD_UNKNOWN = 0,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT64 = 1,
    NVTX_PAYLOAD_TYPE_INT64 = 2,
    NVTX_PAYLOAD_TYPE_DOUBLE = 3,
    NVTX_PAYLOAD_TYPE_UNSIGNED_INT32 = 4,
    NVTX_PAYLOAD_TYPE_INT32 = 5,
    NVTX_PAYLOAD_TYPE_FLOAT = 6
};
#if !defined(__cplusplus)
typedef enum nvtxColorType_t nvtxColorType_t;
typedef enum nvtxMessageType_t nvtxMessageType_t;
typedef enum nvtxPayloadType_t nvtxPayloadType_t;
#endif

typedef struct nvtxDomainRegistration_st nvtxDomainRegistration;
typedef nvtxDomainRegistration* nvtxDomainHandle_t;
typedef struct nvtxStringRegistration_st nvtxStringRegistration;
typedef nvtxStringRegistration* nvtxStringHandle_t;

typedef union nvtxMessageValue_t {
    const char* ascii;
    const wchar_t* unicode;
    nvtxStringHandle_t registered;
} nvtxMessageValue_t;

typedef struct nvtxEventAttributes_v2 {
    uint16_t version;
    uint16_t size;
    uint32_t category;
    int32_t colorType;
    uint32_t color;
    int32_t payloadType;
    int32_t reserved0;
    union payload_t {
        uint64_t ullValue;
        int64_t llValue;
        double dValue;
        uint32_t uiValue;
        int32_t iValue;
        float fValue;
    } payload;
    int32_t messageType;
    nvtxMessageValue_t message;
} nvtxEventAttributes_v2;
typedef struct nvtxEventAttributes_v2 nvtxEventAttributes_t;
#define NVTX_EVENT_ATTRIB_STRUCT_SIZE ((uint16_t)sizeof(nvtxEventAttributes_t))

// Text of wide characters as rocTX takes it, what is not ASCII as '?'. Cut off at the end of the buffer.
static inline const char* hipport_nvtx_narrow(const wchar_t* wide, char* text, size_t size) {
    size_t i = 0;
    for (; wide != NULL && wide[i] != 0 && i + 1 < size; ++i) text[i] = wide[i] > 0 && wide[i] < 128 ? (char)wide[i] : '?';
    text[i] = 0;
    return text;
}

// The message of an event, "" where it has none. Wide characters go into the buffer.
static inline const char* hipport_nvtx_message(const nvtxEventAttributes_t* event, char* text, size_t size) {
    const char* message = NULL;
    if (event == NULL) return "";
    if (event->messageType == NVTX_MESSAGE_TYPE_ASCII) message = event->message.ascii;
    if (event->messageType == NVTX_MESSAGE_TYPE_REGISTERED) message = (const char*)event->message.registered;
    if (event->messageType == NVTX_MESSAGE_TYPE_UNICODE) return hipport_nvtx_narrow(event->message.unicode, text, size);
    return message == NULL ? "" : message;
}

static inline void nvtxInitialize(const void* reserved) { (void)reserved; }

static inline void nvtxMarkEx(const nvtxEventAttributes_t* event) {
    char text[256];
    roctxMarkA(hipport_nvtx_message(event, text, sizeof text));
}
static inline void nvtxMarkW(const wchar_t* message) {
    char text[256];
    roctxMarkA(hipport_nvtx_narrow(message, text, sizeof text));
}
static inline int nvtxRangePushEx(const nvtxEventAttributes_t* event) {
    char text[256];
    return roctxRangePushA(hipport_nvtx_message(event, text, sizeof text));
}
static inline int nvtxRangePushW(const wchar_t* message) {
    char text[256];
    return roctxRangePushA(hipport_nvtx_narrow(message, text, sizeof text));
}
static inline roctx_range_id_t nvtxRangeStartEx(const nvtxEventAttributes_t* event) {
    char text[256];
    return roctxRangeStartA(hipport_nvtx_message(event, text, sizeof text));
}
static inline roctx_range_id_t nvtxRangeStartW(const wchar_t* message) {
    char text[256];
    return roctxRangeStartA(hipport_nvtx_narrow(message, text, sizeof text));
}

// A domain is its name: a handle that is not NULL, and that nothing is read from.
static inline nvtxDomainHandle_t nvtxDomainCreateA(const char* name) { return (nvtxDomainHandle_t)name; }
static inline nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t* name) { return (nvtxDomainHandle_t)name; }
static inline void nvtxDomainDestroy(nvtxDomainHandle_t domain) { (void)domain; }
static inline void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t* event) {
    (void)domain;
    nvtxMarkEx(event);
}
static inline int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t* event) {
    (void)domain;
    return nvtxRangePushEx(event);
}
static inline int nvtxDomainRangePop(nvtxDomainHandle_t domain) {
    (void)domain;
    return roctxRangePop();
}
static inline roctx_range_id_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t* event) {
    (void)domain;
    return nvtxRangeStartEx(event);
}
static inline void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, roctx_range_id_t id) {
    (void)domain;
    roctxRangeStop(id);
}

// A registered string is a copy that stays until the program ends, as in NVTX.
static inline nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char* text) {
    const size_t size = strlen(text) + 1;
    char* copy = (char*)malloc(size);
    (void)domain;
    return (nvtxStringHandle_t)(copy == NULL ? copy : memcpy(copy, text, size));
}
static inline nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t domain, const wchar_t* wide) {
    char text[256];
    return nvtxDomainRegisterStringA(domain, hipport_nvtx_narrow(wide, text, sizeof text));
}

// Macros, since only some of the types that are named here may be declared.
#define nvtxNameCategoryA(category, name) ((void)(category), (void)(name))
#define nvtxNameCategoryW(category, name) ((void)(category), (void)(name))
#define nvtxDomainNameCategoryA(domain, category, name) ((void)(domain), (void)(category), (void)(name))
#define nvtxDomainNameCategoryW(domain, category, name) ((void)(domain), (void)(category), (void)(name))
#define nvtxNameOsThreadA(thread, name) ((void)(thread), (void)(name))
#define nvtxNameOsThreadW(thread, name) ((void)(thread), (void)(name))
#define nvtxNameCudaDeviceA(device, name) ((void)(device), (void)(name))
#define nvtxNameCudaDeviceW(device, name) ((void)(device), (void)(name))
#define nvtxNameCudaStreamA(stream, name) ((void)(stream), (void)(name))
#define nvtxNameCudaStreamW(stream, name) ((void)(stream), (void)(name))
#define nvtxNameCudaEventA(event, name) ((void)(event), (void)(name))
#define nvtxNameCudaEventW(event, name) ((void)(event), (void)(name))
#define nvtxNameCuDeviceA(device, name) ((void)(device), (void)(name))
#define nvtxNameCuDeviceW(device, name) ((void)(device), (void)(name))
#define nvtxNameCuContextA(context, name) ((void)(context), (void)(name))
#define nvtxNameCuContextW(context, name) ((void)(context), (void)(name))
#define nvtxNameCuStreamA(stream, name) ((void)(stream), (void)(name))
#define nvtxNameCuStreamW(stream, name) ((void)(stream), (void)(name))
#define nvtxNameCuEventA(event, name) ((void)(event), (void)(name))
#define nvtxNameCuEventW(event, name) ((void)(event), (void)(name))

#if defined(UNICODE)
#define nvtxDomainCreate nvtxDomainCreateW
#define nvtxDomainRegisterString nvtxDomainRegisterStringW
#define nvtxNameCategory nvtxNameCategoryW
#define nvtxDomainNameCategory nvtxDomainNameCategoryW
#define nvtxNameOsThread nvtxNameOsThreadW
#else
#define nvtxDomainCreate nvtxDomainCreateA
#define nvtxDomainRegisterString nvtxDomainRegisterStringA
#define nvtxNameCategory nvtxNameCategoryA
#define nvtxDomainNameCategory nvtxDomainNameCategoryA
#define nvtxNameOsThread nvtxNameOsThreadA
#endif
#define nvtxNameCudaDevice nvtxNameCudaDeviceA
#define nvtxNameCudaStream nvtxNameCudaStreamA
#define nvtxNameCudaEvent nvtxNameCudaEventA
#define nvtxNameCuDevice nvtxNameCuDeviceA
#define nvtxNameCuContext nvtxNameCuContextA
#define nvtxNameCuStream nvtxNameCuStreamA
#define nvtxNameCuEvent nvtxNameCuEventA

#endif
