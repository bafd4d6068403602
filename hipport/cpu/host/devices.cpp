// The devices of the program: as many as it is run with, all alike, with peer access to each other. Contexts are those
// that each device has anyway.

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <set>
#include <vector>

#include "gpus.h"
#include "host.h"
#include "memory.h"

// A context: a device and how the host waits for it.
struct ihipCtx_t {
    int device;
    unsigned int flags;
    std::set<int> peers;  // whose memory its kernels may access
    size_t stack_bytes, heap_bytes;
};

namespace hipport_cpu {

namespace {

using Properties = hipDeviceProp_t;

constexpr size_t default_stack_bytes = 1024, default_heap_bytes = size_t{8} << 20;
constexpr size_t most_stack_bytes = (128 << 10) - 16;

template <size_t size>
void set(char (&text)[size], const char* value) {
    snprintf(text, size, "%s", value);
}

template <size_t size>
void set(int (&extents)[size], const int (&values)[size]) {
    std::copy(values, values + size, extents);
}

// What is 0 is not there: clusters, sharing with other processes or graphics, a window of the L2 cache, and so on.
Properties properties_of(const Gpu& gpu, int device) {
    Properties is{};
    set(is.name, gpu.name);
    set(is.gcnArchName, gpu.target);
    char number[sizeof(is.uuid.bytes) + 1];
    snprintf(number, sizeof(number), "%016x", device + 1);
    memcpy(is.uuid.bytes, number, sizeof(is.uuid.bytes));
    is.totalGlobalMem = static_cast<size_t>(gpu.memory_gib) << 30;
    is.sharedMemPerBlock = is.sharedMemPerBlockOptin = static_cast<size_t>(gpu.lds_kib) << 10;
    is.sharedMemPerMultiprocessor = is.maxSharedMemoryPerMultiProcessor = is.sharedMemPerBlock;
    is.regsPerBlock = is.regsPerMultiprocessor = 65536;
    is.warpSize = static_cast<int>(settings().wavefront);
    is.memPitch = INT_MAX;
    is.maxThreadsPerBlock = 1024;
    set(is.maxThreadsDim, {1024, 1024, 1024});
    set(is.maxGridSize, {INT_MAX, 65536, 65536});
    is.clockRate = gpu.clock_mhz * 1000;
    is.totalConstMem = INT_MAX;
    is.major = gpu.version[0];
    is.minor = gpu.version[1];
    is.textureAlignment = is.texturePitchAlignment = is.surfaceAlignment = 256;
    is.deviceOverlap = 1;
    is.multiProcessorCount = gpu.multiprocessors;
    is.canMapHostMemory = 1;
    is.computeMode = hipComputeModeDefault;
    if (gpu.has_images) {
        is.maxTexture1D = is.maxTexture1DMipmap = is.maxTextureCubemap = is.maxSurface1D = is.maxSurfaceCubemap = 16384;
        is.maxTexture1DLinear = 1 << 28;
        set(is.maxTexture2D, {16384, 16384});
        set(is.maxTexture2DMipmap, {16384, 16384});
        set(is.maxTexture2DLinear, {16384, 16384, 16384 * 16});
        set(is.maxTexture2DGather, {16384, 16384});
        set(is.maxTexture3D, {16384, 16384, 8192});
        set(is.maxTexture3DAlt, {16384, 16384, 8192});
        set(is.maxTexture1DLayered, {16384, 8192});
        set(is.maxTexture2DLayered, {16384, 16384, 8192});
        set(is.maxTextureCubemapLayered, {16384, 8192});
        set(is.maxSurface2D, {16384, 16384});
        set(is.maxSurface3D, {16384, 16384, 8192});
        set(is.maxSurface1DLayered, {16384, 8192});
        set(is.maxSurface2DLayered, {16384, 16384, 8192});
        set(is.maxSurfaceCubemapLayered, {16384, 8192});
    }
    is.concurrentKernels = 1;
    is.ECCEnabled = gpu.has_ecc;
    is.pciBusID = 3 + device;
    is.asyncEngineCount = 8;
    is.unifiedAddressing = 1;
    is.memoryClockRate = gpu.memory_clock_mhz * 1000;
    is.memoryBusWidth = gpu.memory_bits;
    is.l2CacheSize = gpu.l2_kib << 10;
    is.maxThreadsPerMultiProcessor = 2048;
    is.streamPrioritiesSupported = 1;
    is.globalL1CacheSupported = is.localL1CacheSupported = 1;
    is.managedMemory = is.concurrentManagedAccess = 1;
    is.hostNativeAtomicSupported = 1;
    is.cooperativeLaunch = 1;
    is.maxBlocksPerMultiProcessor = is.maxThreadsPerMultiProcessor / is.warpSize;
    is.hostRegisterSupported = 1;
    is.memoryPoolsSupported = 1;
    is.clockInstructionRate = 100'000;
    is.arch.hasGlobalInt32Atomics = is.arch.hasGlobalFloatAtomicExch = is.arch.hasSharedInt32Atomics = 1;
    is.arch.hasSharedFloatAtomicExch = is.arch.hasFloatAtomicAdd = is.arch.hasGlobalInt64Atomics = 1;
    is.arch.hasSharedInt64Atomics = is.arch.hasDoubles = is.arch.hasWarpVote = is.arch.hasWarpBallot = 1;
    is.arch.hasWarpShuffle = is.arch.hasThreadFenceSystem = is.arch.has3dGrid = 1;
    return is;
}

struct Device {
    explicit Device(int number)
        : properties(properties_of(gpu(), number)),
          context{number, hipDeviceScheduleAuto, {}, default_stack_bytes, default_heap_bytes} {}

    const Properties properties;
    ihipCtx_t context;
};

std::vector<Device>& devices() {
    static auto& all = *[] {  // which destructors of the program may still use
        auto* const made = new std::vector<Device>;
        for (int device = 0; device < static_cast<int>(settings().devices); ++device) made->emplace_back(device);
        return made;
    }();
    return all;
}

bool is_device(int device) { return device >= 0 && device < static_cast<int>(settings().devices); }

// Of threads that have chosen none.
std::atomic<int> first_device{0};
thread_local int chosen_device = -1;
thread_local auto& pushed = *new std::vector<int>;  // devices that were current before a context was pushed

ihipCtx_t& context_of(int device) { return devices()[static_cast<size_t>(device)].context; }
ihipCtx_t& current_context() { return context_of(current_device()); }

// An attribute as a number: a property, or an element of one.
template <auto member>
size_t property(const Properties& has) {
    return static_cast<size_t>(has.*member);
}
template <auto member, size_t index>
size_t element(const Properties& has) {
    return static_cast<size_t>((has.*member)[index]);
}
// A fact of the GPU beside its properties.
template <auto member>
size_t fact(const Properties&) {
    return static_cast<size_t>(gpu().*member);
}
template <size_t value>
size_t constant(const Properties&) {
    return value;
}

struct Attribute {
    hipDeviceAttribute_t attribute;
    size_t (*value)(const Properties&);
};

using P = Properties;
constexpr Attribute attributes[] = {
    {hipDeviceAttributeEccEnabled, property<&P::ECCEnabled>},
    {hipDeviceAttributeAccessPolicyMaxWindowSize, property<&P::accessPolicyMaxWindowSize>},
    {hipDeviceAttributeAsyncEngineCount, property<&P::asyncEngineCount>},
    {hipDeviceAttributeCanMapHostMemory, property<&P::canMapHostMemory>},
    {hipDeviceAttributeCanUseHostPointerForRegisteredMem, property<&P::canUseHostPointerForRegisteredMem>},
    {hipDeviceAttributeClockRate, property<&P::clockRate>},
    {hipDeviceAttributeComputeMode, property<&P::computeMode>},
    {hipDeviceAttributeComputePreemptionSupported, property<&P::computePreemptionSupported>},
    {hipDeviceAttributeConcurrentKernels, property<&P::concurrentKernels>},
    {hipDeviceAttributeConcurrentManagedAccess, property<&P::concurrentManagedAccess>},
    {hipDeviceAttributeCooperativeLaunch, property<&P::cooperativeLaunch>},
    {hipDeviceAttributeCooperativeMultiDeviceLaunch, property<&P::cooperativeMultiDeviceLaunch>},
    {hipDeviceAttributeDeviceOverlap, property<&P::deviceOverlap>},
    {hipDeviceAttributeDirectManagedMemAccessFromHost, property<&P::directManagedMemAccessFromHost>},
    {hipDeviceAttributeGlobalL1CacheSupported, property<&P::globalL1CacheSupported>},
    {hipDeviceAttributeHostNativeAtomicSupported, property<&P::hostNativeAtomicSupported>},
    {hipDeviceAttributeIntegrated, property<&P::integrated>},
    {hipDeviceAttributeIsMultiGpuBoard, property<&P::isMultiGpuBoard>},
    {hipDeviceAttributeKernelExecTimeout, property<&P::kernelExecTimeoutEnabled>},
    {hipDeviceAttributeL2CacheSize, property<&P::l2CacheSize>},
    {hipDeviceAttributeLocalL1CacheSupported, property<&P::localL1CacheSupported>},
    {hipDeviceAttributeLuidDeviceNodeMask, property<&P::luidDeviceNodeMask>},
    {hipDeviceAttributeComputeCapabilityMajor, property<&P::major>},
    {hipDeviceAttributeManagedMemory, property<&P::managedMemory>},
    {hipDeviceAttributeMaxBlocksPerMultiProcessor, property<&P::maxBlocksPerMultiProcessor>},
    {hipDeviceAttributeMaxBlockDimX, element<&P::maxThreadsDim, 0>},
    {hipDeviceAttributeMaxBlockDimY, element<&P::maxThreadsDim, 1>},
    {hipDeviceAttributeMaxBlockDimZ, element<&P::maxThreadsDim, 2>},
    {hipDeviceAttributeMaxGridDimX, element<&P::maxGridSize, 0>},
    {hipDeviceAttributeMaxGridDimY, element<&P::maxGridSize, 1>},
    {hipDeviceAttributeMaxGridDimZ, element<&P::maxGridSize, 2>},
    {hipDeviceAttributeMaxSurface1D, property<&P::maxSurface1D>},
    {hipDeviceAttributeMaxSurface1DLayered, element<&P::maxSurface1DLayered, 0>},
    {hipDeviceAttributeMaxSurface2D, element<&P::maxSurface2D, 0>},
    {hipDeviceAttributeMaxSurface2DLayered, element<&P::maxSurface2DLayered, 0>},
    {hipDeviceAttributeMaxSurface3D, element<&P::maxSurface3D, 0>},
    {hipDeviceAttributeMaxSurfaceCubemap, property<&P::maxSurfaceCubemap>},
    {hipDeviceAttributeMaxSurfaceCubemapLayered, element<&P::maxSurfaceCubemapLayered, 0>},
    {hipDeviceAttributeMaxTexture1DWidth, property<&P::maxTexture1D>},
    {hipDeviceAttributeMaxTexture1DLayered, element<&P::maxTexture1DLayered, 0>},
    {hipDeviceAttributeMaxTexture1DLinear, property<&P::maxTexture1DLinear>},
    {hipDeviceAttributeMaxTexture1DMipmap, property<&P::maxTexture1DMipmap>},
    {hipDeviceAttributeMaxTexture2DWidth, element<&P::maxTexture2D, 0>},
    {hipDeviceAttributeMaxTexture2DHeight, element<&P::maxTexture2D, 1>},
    {hipDeviceAttributeMaxTexture2DGather, element<&P::maxTexture2DGather, 0>},
    {hipDeviceAttributeMaxTexture2DLayered, element<&P::maxTexture2DLayered, 0>},
    {hipDeviceAttributeMaxTexture2DLinear, element<&P::maxTexture2DLinear, 0>},
    {hipDeviceAttributeMaxTexture2DMipmap, element<&P::maxTexture2DMipmap, 0>},
    {hipDeviceAttributeMaxTexture3DWidth, element<&P::maxTexture3D, 0>},
    {hipDeviceAttributeMaxTexture3DHeight, element<&P::maxTexture3D, 1>},
    {hipDeviceAttributeMaxTexture3DDepth, element<&P::maxTexture3D, 2>},
    {hipDeviceAttributeMaxTexture3DAlt, element<&P::maxTexture3DAlt, 0>},
    {hipDeviceAttributeMaxTextureCubemap, property<&P::maxTextureCubemap>},
    {hipDeviceAttributeMaxTextureCubemapLayered, element<&P::maxTextureCubemapLayered, 0>},
    {hipDeviceAttributeMaxThreadsDim, element<&P::maxThreadsDim, 0>},
    {hipDeviceAttributeMaxThreadsPerBlock, property<&P::maxThreadsPerBlock>},
    {hipDeviceAttributeMaxThreadsPerMultiProcessor, property<&P::maxThreadsPerMultiProcessor>},
    {hipDeviceAttributeMaxPitch, property<&P::memPitch>},
    {hipDeviceAttributeMemoryBusWidth, property<&P::memoryBusWidth>},
    {hipDeviceAttributeMemoryClockRate, property<&P::memoryClockRate>},
    {hipDeviceAttributeComputeCapabilityMinor, property<&P::minor>},
    {hipDeviceAttributeMultiGpuBoardGroupID, property<&P::multiGpuBoardGroupID>},
    {hipDeviceAttributeMultiprocessorCount, property<&P::multiProcessorCount>},
    {hipDeviceAttributePageableMemoryAccess, property<&P::pageableMemoryAccess>},
    {hipDeviceAttributePageableMemoryAccessUsesHostPageTables, property<&P::pageableMemoryAccessUsesHostPageTables>},
    {hipDeviceAttributePciBusId, property<&P::pciBusID>},
    {hipDeviceAttributePciDeviceId, property<&P::pciDeviceID>},
    {hipDeviceAttributePciDomainId, property<&P::pciDomainID>},
    {hipDeviceAttributePersistingL2CacheMaxSize, property<&P::persistingL2CacheMaxSize>},
    {hipDeviceAttributeMaxRegistersPerBlock, property<&P::regsPerBlock>},
    {hipDeviceAttributeMaxRegistersPerMultiprocessor, property<&P::regsPerMultiprocessor>},
    {hipDeviceAttributeReservedSharedMemPerBlock, property<&P::reservedSharedMemPerBlock>},
    {hipDeviceAttributeMaxSharedMemoryPerBlock, property<&P::sharedMemPerBlock>},
    {hipDeviceAttributeSharedMemPerBlockOptin, property<&P::sharedMemPerBlockOptin>},
    {hipDeviceAttributeSharedMemPerMultiprocessor, property<&P::sharedMemPerMultiprocessor>},
    {hipDeviceAttributeSingleToDoublePrecisionPerfRatio, property<&P::singleToDoublePrecisionPerfRatio>},
    {hipDeviceAttributeStreamPrioritiesSupported, property<&P::streamPrioritiesSupported>},
    {hipDeviceAttributeSurfaceAlignment, property<&P::surfaceAlignment>},
    {hipDeviceAttributeTccDriver, property<&P::tccDriver>},
    {hipDeviceAttributeTextureAlignment, property<&P::textureAlignment>},
    {hipDeviceAttributeTexturePitchAlignment, property<&P::texturePitchAlignment>},
    {hipDeviceAttributeTotalConstantMemory, property<&P::totalConstMem>},
    {hipDeviceAttributeTotalGlobalMem, property<&P::totalGlobalMem>},
    {hipDeviceAttributeUnifiedAddressing, property<&P::unifiedAddressing>},
    {hipDeviceAttributeWarpSize, property<&P::warpSize>},
    {hipDeviceAttributeMemoryPoolsSupported, property<&P::memoryPoolsSupported>},
    {hipDeviceAttributeVirtualMemoryManagementSupported, constant<1>},
    {hipDeviceAttributeHostRegisterSupported, property<&P::hostRegisterSupported>},
    {hipDeviceAttributeMemoryPoolSupportedHandleTypes, property<&P::memoryPoolSupportedHandleTypes>},
    {hipDeviceAttributeHostNumaId, constant<0>},
    {hipDeviceAttributeClockInstructionRate, property<&P::clockInstructionRate>},
    {hipDeviceAttributeMaxSharedMemoryPerMultiprocessor, property<&P::maxSharedMemoryPerMultiProcessor>},
    {hipDeviceAttributeCooperativeMultiDeviceUnmatchedFunc, property<&P::cooperativeMultiDeviceUnmatchedFunc>},
    {hipDeviceAttributeCooperativeMultiDeviceUnmatchedGridDim, property<&P::cooperativeMultiDeviceUnmatchedGridDim>},
    {hipDeviceAttributeCooperativeMultiDeviceUnmatchedBlockDim, property<&P::cooperativeMultiDeviceUnmatchedBlockDim>},
    {hipDeviceAttributeCooperativeMultiDeviceUnmatchedSharedMem,
     property<&P::cooperativeMultiDeviceUnmatchedSharedMem>},
    {hipDeviceAttributeIsLargeBar, property<&P::isLargeBar>},
    {hipDeviceAttributeAsicRevision, property<&P::asicRevision>},
    {hipDeviceAttributeCanUseStreamWaitValue, constant<1>},
    {hipDeviceAttributeImageSupport, fact<&Gpu::has_images>},
    {hipDeviceAttributePhysicalMultiProcessorCount, fact<&Gpu::compute_units>},
    {hipDeviceAttributeFineGrainSupport, constant<1>},
    {hipDeviceAttributeWallClockRate, property<&P::clockInstructionRate>},
    {hipDeviceAttributeNumberOfXccs, fact<&Gpu::xccs>},
    {hipDeviceAttributeMaxAvailableVgprsPerThread, fact<&Gpu::vgprs>},
    {hipDeviceAttributePciChipId, fact<&Gpu::chip>},
};

// Flags of a context: one way for the host to wait, and two that change nothing here.
bool are_flags(unsigned int flags) {
    const unsigned int waits = flags & hipDeviceScheduleMask;
    return (flags & ~(hipDeviceScheduleMask | hipDeviceMapHost | hipDeviceLmemResizeToMax)) == 0 &&
           (waits & (waits - 1)) == 0;
}

hipError_t set_flags(int device, unsigned int flags) {
    if (!are_flags(flags)) return hipErrorInvalidValue;
    context_of(device).flags = flags;
    return hipSuccess;
}

template <class T>
hipError_t give(T* to, T value) {
    if (to == nullptr) return hipErrorInvalidValue;
    *to = value;
    return hipSuccess;
}

// What is asked of one device, where there is such a device.
template <class T>
hipError_t give_of(int device, T* to, T (*value)(const Properties&)) {
    if (to == nullptr) return hipErrorInvalidValue;
    if (!is_device(device)) return hipErrorInvalidDevice;
    *to = value(properties(device));
    return hipSuccess;
}

hipError_t set_device(int device) {
    if (!is_device(device)) return hipErrorInvalidDevice;
    chosen_device = device;
    return hipSuccess;
}

// A text of one device in `size` bytes, cut where it does not fit.
hipError_t give_text(char* to, int size, const char* text) {
    if (to == nullptr || size <= 0) return hipErrorInvalidValue;
    snprintf(to, static_cast<size_t>(size), "%s", text);
    return hipSuccess;
}

hipError_t enable_peer(int peer, unsigned int flags) {
    if (flags != 0) return hipErrorInvalidValue;
    if (!is_device(peer) || peer == current_device()) return hipErrorInvalidDevice;
    return current_context().peers.insert(peer).second ? hipSuccess : hipErrorPeerAccessAlreadyEnabled;
}

hipError_t disable_peer(int peer) {
    if (!is_device(peer)) return hipErrorInvalidDevice;
    return current_context().peers.erase(peer) != 0 ? hipSuccess : hipErrorPeerAccessNotEnabled;
}

// After its work, the device is as it was at first, and its memory is free.
hipError_t reset(int device) {
    const int before = chosen_device;
    chosen_device = device;
    const hipError_t error = finish_device();
    release_all(device);
    context_of(device) = {device, hipDeviceScheduleAuto, {}, default_stack_bytes, default_heap_bytes};
    chosen_device = before;
    return error;
}

}  // namespace

int current_device() { return chosen_device >= 0 ? chosen_device : first_device.load(); }

void use_device(int device) { chosen_device = device; }

const hipDeviceProp_t& properties(int device) { return devices()[static_cast<size_t>(device)].properties; }

}  // namespace hipport_cpu

using namespace hipport_cpu;

hipError_t hipInit(unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    return returned(flags == 0 ? hipSuccess : hipErrorInvalidValue);
}

hipError_t hipDriverGetVersion(int* version) {
    const Call call{__builtin_return_address(0)};
    return returned(give(version, HIP_VERSION));
}

hipError_t hipRuntimeGetVersion(int* version) {
    const Call call{__builtin_return_address(0)};
    return returned(give(version, HIP_VERSION));
}

// --- Which devices there are, and which one is current ---

hipError_t hipGetDeviceCount(int* count) {
    const Call call{__builtin_return_address(0)};
    return returned(give(count, static_cast<int>(settings().devices)));
}

hipError_t hipSetDevice(int device) {
    const Call call{__builtin_return_address(0)};
    return returned(set_device(device));
}

hipError_t hipGetDevice(int* device) {
    const Call call{__builtin_return_address(0)};
    return returned(give(device, current_device()));
}

hipError_t hipDeviceGet(hipDevice_t* device, int ordinal) {
    const Call call{__builtin_return_address(0)};
    if (!is_device(ordinal)) return returned(hipErrorInvalidDevice);
    return returned(give(device, ordinal));
}

hipError_t hipSetValidDevices(int* list, int length) {
    const Call call{__builtin_return_address(0)};
    if (length < 0 || (length > 0 && list == nullptr)) return returned(hipErrorInvalidValue);
    if (!std::all_of(list, list + length, is_device)) return returned(hipErrorInvalidDevice);
    first_device = length > 0 ? list[0] : 0;
    return returned(hipSuccess);
}

// All are alike, so that the first is as good as any.
hipError_t hipChooseDevice(int* device, const hipDeviceProp_t* wanted) {
    const Call call{__builtin_return_address(0)};
    if (wanted == nullptr) return returned(hipErrorInvalidValue);
    return returned(give(device, first_device.load()));
}

// --- What a device is ---

hipError_t hipGetDeviceProperties(hipDeviceProp_t* to, int device) {
    const Call call{__builtin_return_address(0)};
    return returned(give_of<Properties>(device, to, [](const Properties& has) { return has; }));
}

hipError_t hipDeviceGetAttribute(int* value, hipDeviceAttribute_t attribute, int device) {
    const Call call{__builtin_return_address(0)};
    if (value == nullptr) return returned(hipErrorInvalidValue);
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    for (const Attribute& row : attributes) {
        if (row.attribute != attribute) continue;
        *value = static_cast<int>(std::min<size_t>(row.value(properties(device)), INT_MAX));
        return returned(hipSuccess);
    }
    return returned(hipErrorInvalidValue);
}

hipError_t hipDeviceGetName(char* name, int size, hipDevice_t device) {
    const Call call{__builtin_return_address(0)};
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    return returned(give_text(name, size, properties(device).name));
}

hipError_t hipDeviceGetUuid(hipUUID* uuid, hipDevice_t device) {
    const Call call{__builtin_return_address(0)};
    return returned(give_of<hipUUID>(device, uuid, [](const Properties& has) { return has.uuid; }));
}

hipError_t hipDeviceTotalMem(size_t* bytes, hipDevice_t device) {
    const Call call{__builtin_return_address(0)};
    return returned(give_of<size_t>(device, bytes, [](const Properties& has) { return has.totalGlobalMem; }));
}

hipError_t hipDeviceComputeCapability(int* major, int* minor, hipDevice_t device) {
    const Call call{__builtin_return_address(0)};
    if (major == nullptr || minor == nullptr) return returned(hipErrorInvalidValue);
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    *major = properties(device).major;
    *minor = properties(device).minor;
    return returned(hipSuccess);
}

hipError_t hipDeviceGetPCIBusId(char* id, int size, int device) {
    const Call call{__builtin_return_address(0)};
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    const Properties& has = properties(device);
    char text[32];
    snprintf(text, sizeof(text), "%04x:%02x:%02x.0", has.pciDomainID, has.pciBusID, has.pciDeviceID);
    return returned(give_text(id, size, text));
}

hipError_t hipDeviceGetByPCIBusId(int* device, const char* id) {
    const Call call{__builtin_return_address(0)};
    int domain, bus, slot;
    if (device == nullptr || id == nullptr || sscanf(id, "%x:%x:%x", &domain, &bus, &slot) != 3) {
        return returned(hipErrorInvalidValue);
    }
    for (const Device& one : devices()) {
        const Properties& has = one.properties;
        if (has.pciDomainID != domain || has.pciBusID != bus || has.pciDeviceID != slot) continue;
        *device = one.context.device;
        return returned(hipSuccess);
    }
    return returned(hipErrorInvalidValue);
}

// --- Limits and hints of the current device ---

hipError_t hipDeviceGetLimit(size_t* value, hipLimit_t limit) {
    const Call call{__builtin_return_address(0)};
    switch (limit) {
        case hipLimitStackSize: return returned(give(value, current_context().stack_bytes));
        case hipLimitMallocHeapSize: return returned(give(value, current_context().heap_bytes));
        default: return returned(hipErrorUnsupportedLimit);
    }
}

hipError_t hipDeviceSetLimit(hipLimit_t limit, size_t value) {
    const Call call{__builtin_return_address(0)};
    switch (limit) {
        case hipLimitStackSize:
            if (value > most_stack_bytes) return returned(hipErrorInvalidValue);
            current_context().stack_bytes = value;
            return returned(hipSuccess);
        case hipLimitMallocHeapSize:
            if (value > properties(current_device()).totalGlobalMem) return returned(hipErrorInvalidValue);
            current_context().heap_bytes = value;
            return returned(hipSuccess);
        default: return returned(hipErrorUnsupportedLimit);
    }
}

// The cache and the banks of shared memory cannot be configured on AMD's GPUs: what is set is a hint without effect.

hipError_t hipDeviceSetCacheConfig(hipFuncCache_t config) {
    const Call call{__builtin_return_address(0)};
    const bool is_known = config >= hipFuncCachePreferNone && config <= hipFuncCachePreferEqual;
    return returned(is_known ? hipSuccess : hipErrorInvalidValue);
}

hipError_t hipDeviceGetCacheConfig(hipFuncCache_t* config) {
    const Call call{__builtin_return_address(0)};
    return returned(give(config, hipFuncCachePreferNone));
}

hipError_t hipDeviceSetSharedMemConfig(hipSharedMemConfig config) {
    const Call call{__builtin_return_address(0)};
    const bool is_known = config >= hipSharedMemBankSizeDefault && config <= hipSharedMemBankSizeEightByte;
    return returned(is_known ? hipSuccess : hipErrorInvalidValue);
}

hipError_t hipDeviceGetSharedMemConfig(hipSharedMemConfig* config) {
    const Call call{__builtin_return_address(0)};
    return returned(give(config, hipSharedMemBankSizeFourByte));
}

hipError_t hipSetDeviceFlags(unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    return returned(set_flags(current_device(), flags));
}

hipError_t hipGetDeviceFlags(unsigned int* flags) {
    const Call call{__builtin_return_address(0)};
    return returned(give(flags, current_context().flags));
}

hipError_t hipDeviceSynchronize() {
    const Call call{__builtin_return_address(0)};
    return returned(finish_device());
}

hipError_t hipDeviceReset() {
    const Call call{__builtin_return_address(0)};
    return returned(reset(current_device()));
}

// HIP has no profiler to start: AMD's tools have functions of their own.

hipError_t hipProfilerStart() {
    const Call call{__builtin_return_address(0)};
    return returned(hipErrorNotSupported);
}

hipError_t hipProfilerStop() {
    const Call call{__builtin_return_address(0)};
    return returned(hipErrorNotSupported);
}

// --- Two devices ---

hipError_t hipDeviceCanAccessPeer(int* can, int device, int peer) {
    const Call call{__builtin_return_address(0)};
    if (!is_device(device) || !is_device(peer)) return returned(hipErrorInvalidDevice);
    return returned(give(can, static_cast<int>(device != peer)));
}

hipError_t hipDeviceEnablePeerAccess(int peer, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    return returned(enable_peer(peer, flags));
}

hipError_t hipDeviceDisablePeerAccess(int peer) {
    const Call call{__builtin_return_address(0)};
    return returned(disable_peer(peer));
}

hipError_t hipDeviceGetP2PAttribute(int* value, hipDeviceP2PAttr attribute, int device, int peer) {
    const Call call{__builtin_return_address(0)};
    if (!is_device(device) || !is_device(peer) || device == peer) return returned(hipErrorInvalidDevice);
    switch (attribute) {
        case hipDevP2PAttrPerformanceRank: return returned(give(value, 0));
        case hipDevP2PAttrAccessSupported:
        case hipDevP2PAttrNativeAtomicSupported: return returned(give(value, 1));
        case hipDevP2PAttrHipArrayAccessSupported: return returned(give(value, 0));
    }
    return returned(hipErrorInvalidValue);
}

hipError_t hipExtGetLinkTypeAndHopCount(int device, int peer, uint32_t* type, uint32_t* hops) {
    const Call call{__builtin_return_address(0)};
    constexpr uint32_t pci_express = 2;  // of hsa_amd_link_info_type_t
    if (!is_device(device) || !is_device(peer) || device == peer) return returned(hipErrorInvalidDevice);
    if (type == nullptr || hops == nullptr) return returned(hipErrorInvalidValue);
    *type = pci_express;
    *hops = 1;
    return returned(hipSuccess);
}

// --- Contexts ---

hipError_t hipCtxCreate(hipCtx_t* context, unsigned int flags, hipDevice_t device) {
    const Call call{__builtin_return_address(0)};
    if (context == nullptr) return returned(hipErrorInvalidValue);
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    if (const hipError_t error = set_flags(device, flags)) return returned(error);
    pushed.push_back(current_device());
    chosen_device = device;
    return returned(give(context, &current_context()));
}

hipError_t hipCtxDestroy(hipCtx_t context) {
    const Call call{__builtin_return_address(0)};
    if (context == nullptr) return returned(hipErrorInvalidValue);
    if (context->device == current_device() && !pushed.empty()) {
        chosen_device = pushed.back();
        pushed.pop_back();
    }
    return returned(hipSuccess);
}

hipError_t hipCtxPushCurrent(hipCtx_t context) {
    const Call call{__builtin_return_address(0)};
    if (context == nullptr) return returned(hipErrorInvalidContext);
    pushed.push_back(current_device());
    chosen_device = context->device;
    return returned(hipSuccess);
}

hipError_t hipCtxPopCurrent(hipCtx_t* context) {
    const Call call{__builtin_return_address(0)};
    if (pushed.empty()) return returned(hipErrorInvalidContext);
    if (context != nullptr) *context = &current_context();
    chosen_device = pushed.back();
    pushed.pop_back();
    return returned(hipSuccess);
}

hipError_t hipCtxSetCurrent(hipCtx_t context) {
    const Call call{__builtin_return_address(0)};
    chosen_device = context != nullptr ? context->device : -1;
    return returned(hipSuccess);
}

hipError_t hipCtxGetCurrent(hipCtx_t* context) {
    const Call call{__builtin_return_address(0)};
    return returned(give(context, &current_context()));
}

hipError_t hipCtxGetDevice(hipDevice_t* device) {
    const Call call{__builtin_return_address(0)};
    return returned(give(device, current_device()));
}

hipError_t hipCtxGetSharedMemConfig(hipSharedMemConfig* config) {
    const Call call{__builtin_return_address(0)};
    return hipDeviceGetSharedMemConfig(config);
}

// What HIP has of contexts in name only; its functions about devices do the same.

hipError_t hipCtxGetApiVersion(hipCtx_t, unsigned int*) {
    const Call call{__builtin_return_address(0)};
    return returned(hipErrorNotSupported);
}

hipError_t hipCtxGetCacheConfig(hipFuncCache_t*) {
    const Call call{__builtin_return_address(0)};
    return returned(hipErrorNotSupported);
}

hipError_t hipCtxSetCacheConfig(hipFuncCache_t) {
    const Call call{__builtin_return_address(0)};
    return returned(hipErrorNotSupported);
}

hipError_t hipCtxSetSharedMemConfig(hipSharedMemConfig) {
    const Call call{__builtin_return_address(0)};
    return returned(hipErrorNotSupported);
}

hipError_t hipCtxSynchronize() {
    const Call call{__builtin_return_address(0)};
    return returned(hipErrorNotSupported);
}

hipError_t hipCtxGetFlags(unsigned int*) {
    const Call call{__builtin_return_address(0)};
    return returned(hipErrorNotSupported);
}

hipError_t hipCtxEnablePeerAccess(hipCtx_t peer, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    return returned(peer != nullptr ? enable_peer(peer->device, flags) : hipErrorInvalidContext);
}

hipError_t hipCtxDisablePeerAccess(hipCtx_t peer) {
    const Call call{__builtin_return_address(0)};
    return returned(peer != nullptr ? disable_peer(peer->device) : hipErrorInvalidContext);
}

hipError_t hipDevicePrimaryCtxGetState(hipDevice_t device, unsigned int* flags, int* is_active) {
    const Call call{__builtin_return_address(0)};
    if (flags == nullptr || is_active == nullptr) return returned(hipErrorInvalidValue);
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    *flags = context_of(device).flags;
    *is_active = device == current_device();
    return returned(hipSuccess);
}

hipError_t hipDevicePrimaryCtxRetain(hipCtx_t* context, hipDevice_t device) {
    const Call call{__builtin_return_address(0)};
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    return returned(give(context, &context_of(device)));
}

hipError_t hipDevicePrimaryCtxRelease(hipDevice_t device) {
    const Call call{__builtin_return_address(0)};
    return returned(is_device(device) ? hipSuccess : hipErrorInvalidDevice);
}

hipError_t hipDevicePrimaryCtxReset(hipDevice_t device) {
    const Call call{__builtin_return_address(0)};
    return returned(is_device(device) ? reset(device) : hipErrorInvalidDevice);
}

hipError_t hipDevicePrimaryCtxSetFlags(hipDevice_t device, unsigned int flags) {
    const Call call{__builtin_return_address(0)};
    if (!is_device(device)) return returned(hipErrorInvalidDevice);
    return returned(set_flags(device, flags));
}
