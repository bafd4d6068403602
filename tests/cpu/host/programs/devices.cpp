// Two devices, right and wrong use of them. With the argument `properties`: what they are.

#include <string.h>

#include <thread>

#include "expect.h"
#include "gpus.h"

namespace {

void print_properties() {
    hipDeviceProp_t has;
    if (hipGetDeviceProperties(&has, 0) != hipSuccess) return;
    printf("%s %d %d %zu %d %zu %d %zu\n", has.gcnArchName, has.major, has.minor, has.sharedMemPerBlock, has.warpSize,
           has.totalGlobalMem >> 30, has.maxTexture1D, hipport_cpu::gpu().local_bytes());
}

// Attributes that have no meaning here; all others of the range have one.
bool is_without_value(int attribute) {
    switch (attribute) {
        case hipDeviceAttributeUnused1:
        case hipDeviceAttributeUnused2:
        case hipDeviceAttributeUnused3:
        case hipDeviceAttributeUnused4:
        case hipDeviceAttributeUnused5:
        case hipDeviceAttributeLuid:
        case hipDeviceAttributeHdpMemFlushCntl:
        case hipDeviceAttributeHdpRegFlushCntl: return true;
        default: return false;
    }
}

void expect_attributes() {
    const int ranges[][2] = {{hipDeviceAttributeCudaCompatibleBegin, hipDeviceAttributeHostNumaId},
                             {hipDeviceAttributeAmdSpecificBegin, hipDeviceAttributePciChipId}};
    for (const auto& range : ranges) {
        for (int attribute = range[0]; attribute <= range[1]; ++attribute) {
            int value;
            const bool has = hipDeviceGetAttribute(&value, static_cast<hipDeviceAttribute_t>(attribute), 1) == hipSuccess;
            if (has == is_without_value(attribute)) printf("attribute %d: %d\n", attribute, has);
        }
    }
    int value = 0;
    const auto attribute = [&](hipDeviceAttribute_t which) {
        return hipDeviceGetAttribute(&value, which, 0) == hipSuccess ? value : -1;
    };
    expect_same("grid in x", attribute(hipDeviceAttributeMaxGridDimX), 2147483647);
    expect_same("grid in y", attribute(hipDeviceAttributeMaxGridDimY), 65536);
    expect_same("memory, which is more than an int", attribute(hipDeviceAttributeTotalGlobalMem), 2147483647);
    expect_same("a fact that is no property", attribute(hipDeviceAttributePhysicalMultiProcessorCount), 104);
}

void expect_current_device() {
    int here = -1, elsewhere = -1, first_of_valid = -1;
    int valid[] = {1, 0};
    expect({{CALL(hipSetDevice(1)), hipSuccess}, {CALL(hipGetDevice(&here)), hipSuccess}});
    std::thread([&] { static_cast<void>(hipGetDevice(&elsewhere)); }).join();
    expect({{CALL(hipSetValidDevices(valid, 2)), hipSuccess}});
    std::thread([&] { static_cast<void>(hipGetDevice(&first_of_valid)); }).join();
    expect({{CALL(hipSetValidDevices(nullptr, 0)), hipSuccess}, {CALL(hipSetDevice(0)), hipSuccess}});
    expect_same("device of the thread that chose it", here, 1);
    expect_same("device of another thread", elsewhere, 0);
    expect_same("device of a thread after hipSetValidDevices", first_of_valid, 1);
}

void expect_contexts() {
    hipCtx_t of_first, of_second, current;
    int device;
    expect({{CALL(hipDevicePrimaryCtxRetain(&of_first, 0)), hipSuccess},
            {CALL(hipCtxPopCurrent(&current)), hipErrorInvalidContext},
            {CALL(hipCtxCreate(&of_second, hipDeviceScheduleYield, 1)), hipSuccess},
            {CALL(hipCtxPushCurrent(of_first)), hipSuccess},
            {CALL(hipCtxGetDevice(&device)), hipSuccess}});
    expect_same("device of the context that was pushed", device, 0);
    expect({{CALL(hipCtxPopCurrent(&current)), hipSuccess}, {CALL(hipGetDevice(&device)), hipSuccess}});
    expect_same("device of the context below it", device, 1);
    expect_same("the context that was popped", current == of_first, true);
    unsigned int flags;
    expect({{CALL(hipGetDeviceFlags(&flags)), hipSuccess},
            {CALL(hipCtxGetFlags(&flags)), hipErrorNotSupported},
            {CALL(hipCtxSynchronize()), hipErrorNotSupported},
            {CALL(hipCtxDestroy(of_second)), hipSuccess},
            {CALL(hipGetDevice(&device)), hipSuccess}});
    expect_same("flags of the context", flags, 0u + hipDeviceScheduleYield);
    expect_same("device after its context", device, 0);
}

void expect_texts() {
    const struct {
        hipError_t error;
        const char *name, *text;
    } rows[] = {
        {hipSuccess, "hipSuccess", "no error"},
        {hipErrorMemoryAllocation, "hipErrorOutOfMemory", "out of memory"},
        {hipErrorIllegalAddress, "hipErrorIllegalAddress", "an illegal memory access was encountered"},
        {static_cast<hipError_t>(12345), "hipErrorUnknown", "unrecognized error code"},
    };
    for (const auto& row : rows) {
        if (strcmp(hipGetErrorName(row.error), row.name) != 0) printf("%s\n", hipGetErrorName(row.error));
        if (strcmp(hipGetErrorString(row.error), row.text) != 0) printf("%s\n", hipGetErrorString(row.error));
    }
}

}  // namespace

int main(int count, char**) {
    if (count > 1) {
        print_properties();
        return 0;
    }
    int number = 0, other = 0, devices[] = {0, 5};
    size_t bytes = 0;
    unsigned int flags = 0;
    uint32_t type, hops;
    const char* text = nullptr;
    hipUUID first, second;
    hipFuncCache_t cache;
    hipDeviceProp_t has;
    const auto no_limit = static_cast<hipLimit_t>(77);
    const auto no_error = static_cast<hipError_t>(12345);
    const auto no_attribute = static_cast<hipDeviceAttribute_t>(5000);
    expect({
        {CALL(hipInit(0)), hipSuccess},
        {CALL(hipInit(1)), hipErrorInvalidValue},
        {CALL(hipGetDeviceCount(nullptr)), hipErrorInvalidValue},
        {CALL(hipSetDevice(2)), hipErrorInvalidDevice},
        {CALL(hipSetDevice(-1)), hipErrorInvalidDevice},
        {CALL(hipGetDevice(nullptr)), hipErrorInvalidValue},
        {CALL(hipSetValidDevices(devices, 2)), hipErrorInvalidDevice},
        {CALL(hipChooseDevice(&number, nullptr)), hipErrorInvalidValue},
        {CALL(hipDeviceGet(&number, 2)), hipErrorInvalidDevice},
        {CALL(hipGetDeviceProperties(nullptr, 0)), hipErrorInvalidValue},
        {CALL(hipGetDeviceProperties(&has, 2)), hipErrorInvalidDevice},
        {CALL(hipDeviceGetAttribute(&number, hipDeviceAttributeWarpSize, 2)), hipErrorInvalidDevice},
        {CALL(hipDeviceGetAttribute(&number, no_attribute, 0)), hipErrorInvalidValue},
        {CALL(hipDeviceTotalMem(&bytes, 9)), hipErrorInvalidDevice},
        {CALL(hipDeviceComputeCapability(&number, nullptr, 0)), hipErrorInvalidValue},
        {CALL(hipDeviceGetByPCIBusId(&number, "nowhere")), hipErrorInvalidValue},
        {CALL(hipDeviceGetByPCIBusId(&number, "0000:ff:00.0")), hipErrorInvalidValue},
        {CALL(hipDeviceGetLimit(&bytes, hipLimitStackSize)), hipSuccess},
        {CALL(hipDeviceGetLimit(&bytes, no_limit)), hipErrorUnsupportedLimit},
        {CALL(hipDeviceSetLimit(hipLimitStackSize, 4096)), hipSuccess},
        {CALL(hipDeviceSetLimit(hipLimitStackSize, 1 << 20)), hipErrorInvalidValue},
        {CALL(hipDeviceSetLimit(hipLimitPrintfFifoSize, 1 << 20)), hipErrorUnsupportedLimit},
        {CALL(hipDeviceSetCacheConfig(hipFuncCachePreferShared)), hipSuccess},
        {CALL(hipDeviceGetCacheConfig(&cache)), hipSuccess},
        {CALL(hipDeviceSetCacheConfig(static_cast<hipFuncCache_t>(9))), hipErrorInvalidValue},
        {CALL(hipSetDeviceFlags(hipDeviceScheduleSpin | hipDeviceMapHost)), hipSuccess},
        {CALL(hipGetDeviceFlags(&flags)), hipSuccess},
        {CALL(hipSetDeviceFlags(hipDeviceScheduleSpin | hipDeviceScheduleYield)), hipErrorInvalidValue},
        {CALL(hipSetDeviceFlags(0x100)), hipErrorInvalidValue},
        {CALL(hipDeviceCanAccessPeer(&number, 0, 1)), hipSuccess},
        {CALL(hipDeviceCanAccessPeer(&other, 1, 1)), hipSuccess},
        {CALL(hipDeviceCanAccessPeer(&other, 1, 2)), hipErrorInvalidDevice},
        {CALL(hipDeviceDisablePeerAccess(1)), hipErrorPeerAccessNotEnabled},
        {CALL(hipDeviceEnablePeerAccess(1, 1)), hipErrorInvalidValue},
        {CALL(hipDeviceEnablePeerAccess(0, 0)), hipErrorInvalidDevice},
        {CALL(hipDeviceEnablePeerAccess(1, 0)), hipSuccess},
        {CALL(hipDeviceEnablePeerAccess(1, 0)), hipErrorPeerAccessAlreadyEnabled},
        {CALL(hipDeviceDisablePeerAccess(1)), hipSuccess},
        {CALL(hipDeviceGetP2PAttribute(&other, hipDevP2PAttrAccessSupported, 0, 0)), hipErrorInvalidDevice},
        {CALL(hipExtGetLinkTypeAndHopCount(0, 1, &type, &hops)), hipSuccess},
        {CALL(hipDevicePrimaryCtxRelease(3)), hipErrorInvalidDevice},
        {CALL(hipDrvGetErrorName(hipErrorNotReady, &text)), hipSuccess},
        {CALL(hipDrvGetErrorName(no_error, &text)), hipErrorInvalidValue},
        {CALL(hipProfilerStart()), hipErrorNotSupported},
        {CALL(hipDeviceGetUuid(&first, 0)), hipSuccess},
        {CALL(hipDeviceGetUuid(&second, 1)), hipSuccess},
        {CALL(hipGetLastError()), hipErrorNotSupported},
        {CALL(hipGetLastError()), hipSuccess},
    });
    expect_same("stack size", bytes, size_t{1024});
    expect_same("flags", flags, 0u + (hipDeviceScheduleSpin | hipDeviceMapHost));
    expect_same("access to the other device", number, 1);
    expect_same("access to the device itself as a peer", other, 0);
    expect_same("same UUID", memcmp(&first, &second, sizeof(first)) == 0, false);
    char id[16], name[4];
    expect({{CALL(hipDeviceGetPCIBusId(id, sizeof(id), 1)), hipSuccess},
            {CALL(hipDeviceGetByPCIBusId(&number, id)), hipSuccess},
            {CALL(hipDeviceGetName(name, sizeof(name), 0)), hipSuccess}});
    expect_same("device by its own PCI bus id", number, 1);
    expect_same("a name that is cut", strcmp(name, "AMD"), 0);
    expect_attributes();
    expect_current_device();
    expect_contexts();
    expect_texts();
}
