// Small programs about memory; the argument names the one that runs. A program returns 0 if all is as it expects.

#include <hip/hip_runtime_api.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "hipport_cpu/device_variables.h"

namespace {

#define EXPECT(condition)                                                          \
    do {                                                                           \
        if (!(condition)) {                                                        \
            printf("line %d: not so: %s\n", __LINE__, #condition);                 \
            exit(2);                                                               \
        }                                                                          \
    } while (0)

int variable[8];
int managed_variable[8];

void register_variables() {
    hipport_cpu::register_variable("variable", variable, sizeof(variable), hipport_cpu::VariableKind::device);
    hipport_cpu::register_variable("managed_variable", managed_variable, sizeof(managed_variable), hipport_cpu::VariableKind::managed);
}

template <class T>
T* allocated(size_t count) {
    void* memory = nullptr;
    EXPECT(hipMalloc(&memory, count * sizeof(T)) == hipSuccess);
    return static_cast<T*>(memory);
}

struct Freed {
    int* memory = nullptr;
    ~Freed() { EXPECT(hipFree(memory) == hipSuccess); }
} freed_at_end;

const std::map<std::string, std::function<void()>> programs = {
    // --- Correct programs ---
    {"round-trip", [] {
         int* const device = allocated<int>(1000);
         std::vector<int> from(1000), to(1000);
         for (int i = 0; i < 1000; ++i) from[i] = i;
         EXPECT(hipMemcpy(device, from.data(), 4000, hipMemcpyHostToDevice) == hipSuccess);
         EXPECT(hipMemcpy(to.data(), device, 4000, hipMemcpyDeviceToHost) == hipSuccess);
         EXPECT(from == to);
         EXPECT(hipMemcpy(nullptr, nullptr, 0, hipMemcpyDefault) == hipSuccess);
         EXPECT(hipFree(device) == hipSuccess);
         EXPECT(hipFree(nullptr) == hipSuccess);
     }},
    {"default-direction", [] {
         int* const device = allocated<int>(4);
         int* const other = allocated<int>(4);
         int* pinned = nullptr;
         EXPECT(hipHostMalloc(&pinned, 16, hipHostMallocDefault) == hipSuccess);
         int host[4] = {1, 2, 3, 4};
         EXPECT(hipMemcpy(device, host, 16, hipMemcpyDefault) == hipSuccess);
         EXPECT(hipMemcpy(other, device, 16, hipMemcpyDefault) == hipSuccess);
         EXPECT(hipMemcpy(pinned, other, 16, hipMemcpyDefault) == hipSuccess);
         EXPECT(pinned[3] == 4);
         for (void* const memory : {device, other}) EXPECT(hipFree(memory) == hipSuccess);
         EXPECT(hipHostFree(pinned) == hipSuccess);
     }},
    {"lenient-memory", [] {  // pinned, registered and managed memory are on both sides
         int *pinned = nullptr, *managed = nullptr, registered[4] = {};
         int* const device = allocated<int>(4);
         EXPECT(hipMallocHost(reinterpret_cast<void**>(&pinned), 16) == hipSuccess);
         EXPECT(hipMallocManaged(&managed, 16) == hipSuccess);
         EXPECT(hipHostRegister(registered, 16, hipHostRegisterDefault) == hipSuccess);
         for (int* const memory : {pinned, managed, static_cast<int*>(registered)}) {
             EXPECT(hipMemset(memory, 1, 16) == hipSuccess);
             EXPECT(memory[3] == 0x01010101);
             EXPECT(hipMemcpy(device, memory, 16, hipMemcpyDeviceToDevice) == hipSuccess);
             EXPECT(hipMemcpy(device, memory, 16, hipMemcpyHostToDevice) == hipSuccess);
             EXPECT(hipMemcpy(memory, device, 16, hipMemcpyDeviceToDevice) == hipSuccess);
             EXPECT(hipMemcpy(memory, device, 16, hipMemcpyDeviceToHost) == hipSuccess);
         }
         EXPECT(hipHostUnregister(registered) == hipSuccess);
         EXPECT(hipHostUnregister(registered) == hipErrorHostMemoryNotRegistered);
         EXPECT(hipFree(managed) == hipSuccess);
         EXPECT(hipFree(device) == hipSuccess);
         EXPECT(hipFreeHost(pinned) == hipSuccess);
     }},
    {"static-object", [] { freed_at_end.memory = allocated<int>(4); }},
    {"poison", [] {
         for (const size_t bytes : {size_t{2}, size_t{100}, size_t{10'000'000}, size_t{1} << 30}) {
             char* const device = allocated<char>(bytes);
             EXPECT(reinterpret_cast<uintptr_t>(device) % 256 == 0);
             short last = 0;
             EXPECT(hipMemcpy(&last, device + bytes - 2, 2, hipMemcpyDeviceToHost) == hipSuccess);
             EXPECT(last == 0x7ffd);
             if (bytes >= 8) {
                 float single = 0;
                 double number = 0;
                 EXPECT(hipMemcpy(&single, device, 4, hipMemcpyDeviceToHost) == hipSuccess && isnan(single));
                 EXPECT(hipMemcpy(&number, device, 8, hipMemcpyDeviceToHost) == hipSuccess && isnan(number));
             }
             EXPECT(hipFree(device) == hipSuccess);
         }
     }},
    {"zero-bytes", [] {
         void* memory = &memory;
         EXPECT(hipMalloc(&memory, 0) == hipSuccess && memory == nullptr);
         EXPECT(hipMalloc(nullptr, 1) == hipErrorInvalidValue);
     }},
    {"total-memory", [] {
         size_t available = 0, total = 0, less = 0;
         EXPECT(hipMemGetInfo(&available, &total) == hipSuccess && available == total && total > 0);
         EXPECT(hipMemGetInfo(nullptr, &less) == hipSuccess && less == total);
         EXPECT(hipMemGetInfo(&less, nullptr) == hipSuccess && less == available);
         void* memory = nullptr;
         EXPECT(hipMalloc(&memory, total + 1) == hipErrorOutOfMemory && memory == nullptr);
         EXPECT(hipMalloc(&memory, ~size_t{0}) == hipErrorOutOfMemory && hipGetLastError() == hipErrorOutOfMemory);
         EXPECT(hipMalloc(&memory, total) == hipSuccess);  // takes no memory of the machine's
         void* more = nullptr;
         EXPECT(hipMalloc(&more, 1) == hipErrorOutOfMemory);
         EXPECT(hipMemGetInfo(&less, &total) == hipSuccess && less == 0);
         EXPECT(hipFree(memory) == hipSuccess);
         EXPECT(hipMemGetInfo(&less, &total) == hipSuccess && less == available);
     }},
    {"many-allocations", [] {  // more than Linux has mappings for
         std::vector<int*> memory;
         for (int i = 0; i < 70'000; ++i) memory.push_back(allocated<int>(1));
         for (int* const each : memory) EXPECT(hipMemset(each, 0, 4) == hipSuccess);
         for (int* const each : memory) EXPECT(hipFree(each) == hipSuccess);
         void* const mapped = malloc(size_t{1} << 24);
         EXPECT(mapped != nullptr);
         free(mapped);
     }},
    {"two-dimensions", [] {
         void* memory = nullptr;
         size_t pitch = 0;
         EXPECT(hipMallocPitch(&memory, &pitch, 100, 4) == hipSuccess && pitch == 256);
         char from[4][100], to[4][50];
         memset(from, 7, sizeof(from));
         from[3][99] = 9;
         EXPECT(hipMemcpy2D(memory, pitch, from, 100, 100, 4, hipMemcpyHostToDevice) == hipSuccess);
         char* const half = static_cast<char*>(memory) + 50;
         EXPECT(hipMemcpy2D(to, 50, half, pitch, 50, 4, hipMemcpyDeviceToHost) == hipSuccess);
         EXPECT(to[0][0] == 7 && to[3][49] == 9);
         EXPECT(hipMemcpy2D(to, 49, half, pitch, 50, 4, hipMemcpyDeviceToHost) == hipErrorInvalidPitchValue);
         EXPECT(hipMemset2D(memory, pitch, 1, 100, 4) == hipSuccess);
         EXPECT(hipFree(memory) == hipSuccess);
     }},
    {"fills", [] {
         unsigned int* const device = allocated<unsigned int>(8);
         unsigned int host[8];
         EXPECT(hipMemsetD32(device, 0x01020304, 8) == hipSuccess);
         EXPECT(hipMemsetD16(device, 0x0506, 2) == hipSuccess);
         EXPECT(hipMemsetD8(device + 1, 7, 1) == hipSuccess);
         EXPECT(hipMemcpy(host, device, 32, hipMemcpyDeviceToHost) == hipSuccess);
         EXPECT(host[0] == 0x05060506 && host[1] == 0x01020307 && host[7] == 0x01020304);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"symbols", [] {
         const int host[8] = {1, 2, 3, 4, 5, 6, 7, 8};
         int back[2] = {};
         void* address = nullptr;
         size_t bytes = 0;
         EXPECT(hipMemcpyToSymbol(variable, host, sizeof(host), 0, hipMemcpyHostToDevice) == hipSuccess);
         EXPECT(hipMemcpyFromSymbol(back, variable, 8, 24, hipMemcpyDeviceToHost) == hipSuccess && back[1] == 8);
         EXPECT(hipGetSymbolAddress(&address, variable) == hipSuccess && address == variable);
         EXPECT(hipGetSymbolSize(&bytes, variable) == hipSuccess && bytes == 32);
         EXPECT(hipMemcpy(back, address, 8, hipMemcpyDeviceToHost) == hipSuccess);
         EXPECT(hipGetSymbolSize(&bytes, back) == hipErrorInvalidSymbol);
         EXPECT(hipMemcpy(managed_variable, host, 32, hipMemcpyHostToHost) == hipSuccess);
     }},
    {"pointers-to-const", [] {
         const float* memory = nullptr;
         volatile int* pinned = nullptr;
         EXPECT(hipMalloc(&memory, 8) == hipSuccess && hipHostMalloc(&pinned, 8) == hipSuccess);
         EXPECT(hipFree(const_cast<float*>(memory)) == hipSuccess);
         EXPECT(hipHostFree(const_cast<int*>(pinned)) == hipSuccess);
     }},
    {"volatile-symbols", [] {
         const volatile auto& symbol = variable;
         int back = 0;
         EXPECT(hipMemset(variable, 1, 4) == hipSuccess);
         EXPECT(hipMemcpyFromSymbol(&back, symbol, 4) == hipSuccess && back == 0x01010101);
     }},
    {"attributes", [] {
         int* const device = allocated<int>(100);
         hipPointerAttribute_t is{};
         EXPECT(hipPointerGetAttributes(&is, device + 5) == hipSuccess);
         EXPECT(is.type == hipMemoryTypeDevice && is.devicePointer == device + 5 && is.hostPointer == nullptr);
         void* base = nullptr;
         size_t bytes = 0;
         EXPECT(hipMemGetAddressRange(&base, &bytes, device + 5) == hipSuccess && base == device && bytes == 400);
         EXPECT(hipPointerGetAttributes(&is, &bytes) == hipErrorInvalidValue && is.type == hipMemoryTypeUnregistered);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"staged-copies", [] {  // host memory that is not pinned has been read when an asynchronous copy returns
         int* const device = allocated<int>(1);
         int host = 1, back = 0;
         EXPECT(hipMemcpyAsync(device, &host, 4, hipMemcpyHostToDevice, nullptr) == hipSuccess);
         host = 2;
         EXPECT(hipMemcpyAsync(&back, device, 4, hipMemcpyDeviceToHost, nullptr) == hipSuccess);
         EXPECT(back == 1);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"pinned-copies", [] {  // is late, where work is delayed, without a synchronization
         int* const device = allocated<int>(1);
         int* pinned = nullptr;
         EXPECT(hipHostMalloc(&pinned, 4, 0) == hipSuccess);
         *pinned = 1;
         EXPECT(hipMemset(device, 0, 4) == hipSuccess);
         EXPECT(hipMemcpyAsync(pinned, device, 4, hipMemcpyDeviceToHost, nullptr) == hipSuccess);
         const int without = *pinned;
         EXPECT(hipStreamSynchronize(nullptr) == hipSuccess);
         printf("without synchronization %d, with it %d\n", without, *pinned);
         EXPECT(hipHostFree(pinned) == hipSuccess && hipFree(device) == hipSuccess);
     }},
    {"peers-and-batches", [] {
         int* const device = allocated<int>(4);
         int host[4] = {1, 2, 3, 4}, back[4] = {};
         EXPECT(hipMemcpyPeer(device, 0, device + 2, 0, 0) == hipSuccess);
         EXPECT(hipMemcpyPeer(device, 0, device + 2, 1, 8) == hipErrorInvalidDevice);
         void *to[] = {device, back}, *from[] = {host, device};
         size_t bytes[] = {16, 16}, failed = 9;
         EXPECT(hipMemcpyBatchAsync(to, from, bytes, 2, nullptr, nullptr, 0, &failed, nullptr) == hipSuccess);
         EXPECT(back[3] == 4 && failed == 9);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"arrays", [] {
         const hipChannelFormatDesc channels = {32, 32, 0, 0, hipChannelFormatKindFloat};
         hipArray_t array = nullptr;
         EXPECT(hipMallocArray(&array, &channels, 10, 4, hipArrayDefault) == hipSuccess);
         float from[4][20], to[4][20] = {}, row[2] = {};
         for (int i = 0; i < 80; ++i) from[0][i] = static_cast<float>(i);
         EXPECT(hipMemcpy2DToArray(array, 0, 0, from, 80, 80, 4, hipMemcpyHostToDevice) == hipSuccess);
         EXPECT(hipMemcpy2DFromArray(to, 80, array, 0, 0, 80, 4, hipMemcpyDeviceToHost) == hipSuccess);
         EXPECT(memcmp(from, to, sizeof(from)) == 0);
         EXPECT(hipMemcpyFromArray(row, array, 8, 3, 8, hipMemcpyDeviceToHost) == hipSuccess && row[1] == 63);
         EXPECT(hipMemcpyAtoH(row, array, 8, 8) == hipSuccess && row[0] == 2);
         hipExtent extent{};
         hipChannelFormatDesc is{};
         unsigned int flags = 1;
         EXPECT(hipArrayGetInfo(&is, &extent, &flags, array) == hipSuccess);
         EXPECT(extent.width == 10 && extent.height == 4 && extent.depth == 0 && is.y == 32 && flags == 0);
         const hipChannelFormatDesc three = {32, 32, 32, 0, hipChannelFormatKindFloat};
         hipArray_t none = nullptr;
         EXPECT(hipMallocArray(&none, &three, 10, 4, hipArrayDefault) == hipErrorInvalidValue);
         EXPECT(hipFreeArray(array) == hipSuccess);
     }},
    {"three-dimensions", [] {  // host, an array, device memory with a pitch, host
         const hipChannelFormatDesc channels = hipCreateChannelDesc(16, 0, 0, 0, hipChannelFormatKindSigned);
         const hipExtent extent = {5, 4, 3};
         hipArray_t array = nullptr;
         EXPECT(hipMalloc3DArray(&array, &channels, extent, hipArrayDefault) == hipSuccess);
         hipPitchedPtr pitched{};
         EXPECT(hipMalloc3D(&pitched, {10, 4, 3}) == hipSuccess && pitched.pitch == 256);
         short from[3][4][5], to[3][4][5] = {};
         for (short i = 0; i < 60; ++i) from[0][0][i] = i;
         hipMemcpy3DParms in{};
         in.srcPtr = {from, 10, 5, 4};
         in.dstArray = array;
         in.extent = extent;
         in.kind = hipMemcpyHostToDevice;
         EXPECT(hipMemcpy3D(&in) == hipSuccess);
         hipMemcpy3DParms across{};
         across.srcArray = array;
         across.dstPtr = pitched;
         across.extent = extent;
         across.kind = hipMemcpyDeviceToDevice;
         EXPECT(hipMemcpy3DAsync(&across, nullptr) == hipSuccess);
         HIP_MEMCPY3D out{};
         out.srcMemoryType = hipMemoryTypeDevice;
         out.srcDevice = pitched.ptr;
         out.srcPitch = pitched.pitch;
         out.srcHeight = 4;
         out.dstMemoryType = hipMemoryTypeHost;
         out.dstHost = to;
         out.dstPitch = 10;
         out.dstHeight = 4;
         out.WidthInBytes = 10;
         out.Height = 4;
         out.Depth = 3;
         EXPECT(hipDrvMemcpy3D(&out) == hipSuccess);
         EXPECT(memcmp(from, to, sizeof(from)) == 0);
         EXPECT(hipMemset3D(pitched, 0, {10, 4, 3}) == hipSuccess);
         EXPECT(hipFreeArray(array) == hipSuccess && hipFree(pitched.ptr) == hipSuccess);
     }},
    {"mipmaps", [] {
         const hipChannelFormatDesc channels = {8, 0, 0, 0, hipChannelFormatKindUnsigned};
         hipMipmappedArray_t array = nullptr;
         hipArray_t level = nullptr;
         hipExtent extent{};
         EXPECT(hipMallocMipmappedArray(&array, &channels, {8, 4, 0}, 4, 0) == hipSuccess);
         EXPECT(hipGetMipmappedArrayLevel(&level, array, 3) == hipSuccess);
         EXPECT(hipArrayGetInfo(nullptr, &extent, nullptr, level) == hipSuccess && extent.width == 1 && extent.height == 1);
         EXPECT(hipGetMipmappedArrayLevel(&level, array, 4) == hipErrorInvalidValue);
         EXPECT(hipFreeMipmappedArray(array) == hipSuccess);
     }},
    {"pools", [] {
         hipMemPool_t pool = nullptr;
         void *first = nullptr, *second = nullptr;
         uint64_t used = 0, highest = 0;
         EXPECT(hipMallocAsync(&first, 100, nullptr) == hipSuccess && hipMallocAsync(&second, 50, nullptr) == hipSuccess);
         EXPECT(hipMemsetAsync(first, 0, 100, nullptr) == hipSuccess);
         EXPECT(hipFreeAsync(first, nullptr) == hipSuccess && hipStreamSynchronize(nullptr) == hipSuccess);
         EXPECT(hipDeviceGetDefaultMemPool(&pool, 0) == hipSuccess);
         EXPECT(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemCurrent, &used) == hipSuccess && used == 50);
         EXPECT(hipMemPoolGetAttribute(pool, hipMemPoolAttrUsedMemHigh, &highest) == hipSuccess && highest == 150);
         EXPECT(hipMemPoolDestroy(pool) == hipErrorInvalidValue);
         EXPECT(hipFree(second) == hipSuccess);
     }},
    {"virtual-memory", [] {
         hipMemAllocationProp wanted{};
         wanted.type = hipMemAllocationTypePinned;
         wanted.location = {hipMemLocationTypeDevice, 0};
         size_t granularity = 0;
         EXPECT(hipMemGetAllocationGranularity(&granularity, &wanted, hipMemAllocationGranularityMinimum) == hipSuccess);
         void* addresses = nullptr;
         hipMemGenericAllocationHandle_t memory = nullptr;
         EXPECT(hipMemAddressReserve(&addresses, 2 * granularity, 0, nullptr, 0) == hipSuccess);
         EXPECT(hipMemCreate(&memory, granularity, &wanted, 0) == hipSuccess);
         char* const once = static_cast<char*>(addresses);
         char* const again = once + granularity;
         EXPECT(hipMemMap(once, granularity, 0, memory, 0) == hipSuccess);
         EXPECT(hipMemMap(again, granularity, 0, memory, 0) == hipSuccess);
         EXPECT(hipMemMap(again, granularity, 0, memory, 0) == hipErrorInvalidValue);
         const hipMemAccessDesc access = {wanted.location, hipMemAccessFlagsProtReadWrite};
         EXPECT(hipMemSetAccess(once, 2 * granularity, &access, 1) == hipSuccess);
         EXPECT(hipMemset(once, 5, granularity) == hipSuccess);
         char back[2] = {};
         EXPECT(hipMemcpy(back, again - 1, 2, hipMemcpyDeviceToHost) == hipSuccess && back[0] == 5 && back[1] == 5);
         EXPECT(hipMemRelease(memory) == hipSuccess);
         EXPECT(hipMemUnmap(once, 2 * granularity) == hipSuccess);
         EXPECT(hipMemAddressFree(once, 2 * granularity) == hipSuccess);
         size_t available = 0, total = 0;
         EXPECT(hipMemGetInfo(&available, &total) == hipSuccess && available == total);
     }},
    {"advice", [] {
         int* managed = nullptr;
         int location = 9;
         EXPECT(hipMallocManaged(&managed, 64) == hipSuccess);
         EXPECT(hipMemAdvise(managed, 64, hipMemAdviseSetPreferredLocation, 0) == hipSuccess);
         EXPECT(hipMemPrefetchAsync(managed, 64, hipCpuDeviceId, nullptr) == hipSuccess);
         EXPECT(hipMemPrefetchAsync(managed, 65, 0, nullptr) == hipErrorInvalidValue);
         const auto attribute = hipMemRangeAttributePreferredLocation;
         EXPECT(hipMemRangeGetAttribute(&location, 4, attribute, managed, 64) == hipSuccess && location == 0);
         EXPECT(hipFree(managed) == hipSuccess);
     }},
    {"other-processes", [] {
         hipIpcMemHandle_t handle;
         EXPECT(hipIpcGetMemHandle(&handle, &handle) == hipErrorInvalidValue);  // other_processes.cpp has more
     }},
    // --- Faults ---
    {"copy-past-array", [] {
         const hipChannelFormatDesc channels = {32, 0, 0, 0, hipChannelFormatKindFloat};
         hipArray_t array = nullptr;
         float host[16] = {};
         EXPECT(hipMallocArray(&array, &channels, 4, 3, hipArrayDefault) == hipSuccess);
         EXPECT(hipMemcpy2DToArray(array, 0, 0, host, 16, 16, 4, hipMemcpyHostToDevice) == hipErrorInvalidValue);
         EXPECT(hipFreeArray(array) == hipSuccess);
     }},
    {"copy-to-freed-array", [] {
         const hipChannelFormatDesc channels = {32, 0, 0, 0, hipChannelFormatKindFloat};
         hipArray_t array = nullptr;
         float host[4] = {};
         EXPECT(hipMallocArray(&array, &channels, 4, 0, hipArrayDefault) == hipSuccess);
         EXPECT(hipFreeArray(array) == hipSuccess);
         EXPECT(hipMemcpyToArray(array, 0, 0, host, 16, hipMemcpyHostToDevice) == hipErrorInvalidValue);
     }},
    {"free-of-freed-array", [] {
         const hipChannelFormatDesc channels = {32, 0, 0, 0, hipChannelFormatKindFloat};
         hipArray_t array = nullptr;
         EXPECT(hipMallocArray(&array, &channels, 4, 0, hipArrayDefault) == hipSuccess);
         EXPECT(hipFreeArray(array) == hipSuccess && hipFreeArray(array) == hipErrorContextIsDestroyed);
     }},
    {"copy-after-async-free", [] {
         void* memory = nullptr;
         int host = 0;
         EXPECT(hipMallocAsync(&memory, 4, nullptr) == hipSuccess && hipFreeAsync(memory, nullptr) == hipSuccess);
         EXPECT(hipMemcpyAsync(&host, memory, 4, hipMemcpyDeviceToHost, nullptr) != hipSuccess);
     }},
    {"double-async-free", [] {
         void* memory = nullptr;
         EXPECT(hipMallocAsync(&memory, 4, nullptr) == hipSuccess && hipFreeAsync(memory, nullptr) == hipSuccess);
         EXPECT(hipFreeAsync(memory, nullptr) == hipErrorInvalidValue);
     }},
    {"double-free", [] {
         int* const device = allocated<int>(4);
         EXPECT(hipFree(device) == hipSuccess);
         EXPECT(hipFree(device) == hipErrorInvalidDevicePointer);
     }},
    {"free-of-host-memory", [] {
         int host = 0;
         EXPECT(hipFree(&host) == hipErrorInvalidDevicePointer);
     }},
    {"free-inside", [] {
         int* const device = allocated<int>(4);
         EXPECT(hipFree(device + 1) == hipErrorInvalidDevicePointer);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"free-of-pinned-memory", [] {
         int* pinned = nullptr;
         EXPECT(hipHostMalloc(&pinned, 4, 0) == hipSuccess);
         EXPECT(hipFree(pinned) == hipErrorInvalidDevicePointer);
         EXPECT(hipHostFree(pinned) == hipSuccess);
     }},
    {"copy-from-freed", [] {
         int* const device = allocated<int>(4);
         int host[4];
         EXPECT(hipFree(device) == hipSuccess);
         EXPECT(hipMemcpy(host, device + 2, 8, hipMemcpyDeviceToHost) == hipErrorInvalidValue);
     }},
    {"fill-freed", [] {
         int* const device = allocated<int>(4);
         EXPECT(hipFree(device) == hipSuccess);
         EXPECT(hipMemset(device, 0, 4) == hipErrorInvalidValue);
     }},
    {"copy-too-much", [] {
         char* const device = allocated<char>(100);
         char host[128] = {};
         EXPECT(hipMemcpy(device, host, 128, hipMemcpyHostToDevice) == hipErrorInvalidValue);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"copy-from-past-the-end", [] {
         char* const device = allocated<char>(1024);
         char host[8];
         EXPECT(hipMemcpy(host, device + 1024, 8, hipMemcpyDeviceToHost) == hipErrorInvalidValue);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"copy-too-many-rows", [] {
         char* const device = allocated<char>(100);
         char host[128] = {};
         EXPECT(hipMemcpy2D(device, 16, host, 16, 16, 7, hipMemcpyHostToDevice) == hipErrorInvalidValue);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"copy-past-symbol", [] {
         const int host[8] = {};
         EXPECT(hipMemcpyToSymbol(variable, host, 32, 4, hipMemcpyHostToDevice) == hipErrorInvalidValue);
     }},
    {"fill-too-much", [] {
         char* const device = allocated<char>(100);
         EXPECT(hipMemset(device, 0, 101) == hipErrorInvalidValue);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"wrong-kind-to-device", [] {
         int* const device = allocated<int>(1);
         const int host = 5;
         int back = 0;
         EXPECT(hipMemcpy(device, &host, 4, hipMemcpyDeviceToDevice) == hipSuccess);
         EXPECT(hipMemcpy(&back, device, 4, hipMemcpyDeviceToHost) == hipSuccess && back == 5);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"wrong-kind-from-device", [] {
         int* const device = allocated<int>(1);
         int host = 0;
         EXPECT(hipMemcpy(&host, device, 4, hipMemcpyHostToHost) == hipSuccess);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"fill-host-memory", [] {
         int host = 0;
         EXPECT(hipMemset(&host, 1, 4) == hipErrorInvalidValue && host == 0);
     }},
    {"copy-overlap", [] {
         char* const device = allocated<char>(100);
         EXPECT(hipMemcpy(device + 10, device, 50, hipMemcpyDeviceToDevice) == hipSuccess);
         EXPECT(hipMemcpy(device + 50, device, 50, hipMemcpyDeviceToDevice) == hipSuccess);
         EXPECT(hipFree(device) == hipSuccess);
     }},
    {"copy-past-pinned-memory", [] {
         char* pinned = nullptr;
         char host[300] = {};
         EXPECT(hipHostMalloc(&pinned, 256, 0) == hipSuccess);
         EXPECT(hipMemcpy(host, pinned + 256, 8, hipMemcpyDefault) == hipErrorInvalidValue);
         EXPECT(hipHostFree(pinned) == hipSuccess);
     }},
    {"leak", [] {
         for (volatile int i = 0; i < 3; i = i + 1) allocated<char>(1000);
     }},
    {"leak-before-an-error", [] {
         allocated<int>(1);
         exit(3);
     }},
    {"host-reads-past-the-end", [] {
         volatile char* const memory = allocated<char>(256);
         printf("%d\n", memory[256]);
     }},
    {"host-reads-freed", [] {
         volatile int* const memory = allocated<int>(4);
         EXPECT(hipFree(const_cast<int*>(memory)) == hipSuccess);
         printf("%d\n", memory[1]);
     }},
    {"host-reads-device-memory", [] {
         volatile int* const memory = allocated<int>(4);
         const int value = memory[1];
         EXPECT(value == 0x7ffd7ffd);
         EXPECT(hipFree(const_cast<int*>(memory)) == hipSuccess);
     }},
};

}  // namespace

int main(int, char** arguments) {
    register_variables();
    const auto program = programs.find(arguments[1]);
    if (program == programs.end()) return 1;
    program->second();
    return 0;
}
