/* A libamdhip64.so.7 without a GPU, for tests of the backend `rocm`: as much of the HIP runtime as CuPy calls to run
 * kernels of modules. Device memory is host memory. A launch is handed to engine.py, which runs the kernel's source on
 * the CPU engine; it is loaded into the process, which has to be Python, with the first module.
 *
 * There is one device for each architecture of ARCHITECTURES, and the name of each begins with "emulated".
 *
 * HIP_VISIBLE_DEVICES=-1: there is no device.
 * ROCM_DEVICE_LOST_AFTER=N: after N launches, every call that has to reach the device fails.
 */
#include <dlfcn.h>
#include <hip/hip_runtime_api.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#undef hipGetDeviceProperties
#define EXPORT __attribute__((visibility("default")))

static const char *const ARCHITECTURES[] = {"gfx90a:sramecc+:xnack-", "gfx942:sramecc+:xnack-", "gfx1100", "gfx1201"};
enum { DEVICES = sizeof ARCHITECTURES / sizeof *ARCHITECTURES, VERSION = 70253211, THREADS = 1024, LDS = 64 * 1024 };
enum { MEMORY = 1 << 30, NAME = 1024 };

/* What engine.py gives: all return a hipError_t. */
typedef int (*Load)(const char *path, const char *arch);
typedef int (*Launch)(const char *path, const char *arch, const char *symbol, const unsigned *extents,
                      unsigned shared_bytes, int cooperative, void **parameters);
typedef int (*Find)(const char *path, const char *arch, const char *variable, void **address, size_t *size);

struct ihipModule_t { char path[4096]; char *image; size_t size; int device; };
struct ihipModuleSymbol_t { struct ihipModule_t *module; char name[NAME]; };
struct ihipEvent_t { struct timespec at; };

static _Thread_local int current;
static _Thread_local hipError_t last;
static long launches;
static Load load_on_engine;
static Launch launch_on_engine;
static Find find_on_engine;

static hipError_t failed(hipError_t error) { return last = error; }

static int is_lost(void) {
    const char *after = getenv("ROCM_DEVICE_LOST_AFTER");
    return after && launches > atol(after);
}

/* engine.py calls this when it is loaded. */
EXPORT void rocm_device_connect(Load load, Launch launch, Find find) {
    load_on_engine = load;
    launch_on_engine = launch;
    find_on_engine = find;
}

static void start_engine(void) {
    int (*ensure)(void) = (int (*)(void))dlsym(RTLD_DEFAULT, "PyGILState_Ensure");
    int (*run)(const char *) = (int (*)(const char *))dlsym(RTLD_DEFAULT, "PyRun_SimpleString");
    void (*release)(int) = (void (*)(int))dlsym(RTLD_DEFAULT, "PyGILState_Release");
    if (load_on_engine || !ensure || !run || !release) return;
    int state = ensure();
    /* What nothing refers to is collected sooner or later. */
    run("import runpy, sys; sys.rocm_device_engine = runpy.run_path('" ENGINE "')");
    release(state);
}

/* Devices */

hipError_t hipGetDeviceCount(int *count) {
    const char *visible = getenv("HIP_VISIBLE_DEVICES");
    int none = visible && strcmp(visible, "-1") == 0;
    *count = none ? 0 : DEVICES;
    return none ? failed(hipErrorNoDevice) : hipSuccess;
}

hipError_t hipGetDevice(int *device) { *device = current; return hipSuccess; }

hipError_t hipSetDevice(int device) {
    if (device < 0 || device >= DEVICES) return failed(hipErrorInvalidDevice);
    current = device;
    return hipSuccess;
}

hipError_t hipDriverGetVersion(int *version) { *version = VERSION; return hipSuccess; }
hipError_t hipRuntimeGetVersion(int *version) { *version = VERSION; return hipSuccess; }

hipError_t hipGetDevicePropertiesR0600(hipDeviceProp_tR0600 *properties, int device) {
    if (device < 0 || device >= DEVICES) return failed(hipErrorInvalidDevice);
    const char *arch = ARCHITECTURES[device];
    memset(properties, 0, sizeof *properties);
    snprintf(properties->name, sizeof properties->name, "emulated %.*s", (int)strcspn(arch, ":"), arch);
    snprintf(properties->gcnArchName, sizeof properties->gcnArchName, "%s", arch);
    properties->warpSize = strncmp(arch, "gfx9", 4) == 0 ? 64 : 32;
    properties->maxThreadsPerBlock = THREADS;
    for (int i = 0; i < 3; i++) properties->maxThreadsDim[i] = THREADS;
    properties->maxGridSize[0] = 2147483647;
    properties->maxGridSize[1] = properties->maxGridSize[2] = 65535;
    properties->sharedMemPerBlock = LDS;
    properties->totalGlobalMem = MEMORY;
    properties->multiProcessorCount = 1;
    properties->cooperativeLaunch = 1;
    return hipSuccess;
}

hipError_t hipDeviceGetAttribute(int *value, hipDeviceAttribute_t attribute, int device) {
    hipDeviceProp_tR0600 properties;
    hipError_t error = hipGetDevicePropertiesR0600(&properties, device);
    if (error) return error;
    *value = attribute == hipDeviceAttributeWarpSize ? properties.warpSize : 0;
    return hipSuccess;
}

hipError_t hipDeviceSynchronize(void) { return is_lost() ? failed(hipErrorLaunchFailure) : hipSuccess; }

/* Errors */

hipError_t hipGetLastError(void) { hipError_t error = last; last = hipSuccess; return error; }
hipError_t hipPeekAtLastError(void) { return last; }

const char *hipGetErrorName(hipError_t error) {
    switch (error) {
        case hipSuccess: return "hipSuccess";
        case hipErrorInvalidValue: return "hipErrorInvalidValue";
        case hipErrorOutOfMemory: return "hipErrorOutOfMemory";
        case hipErrorInvalidConfiguration: return "hipErrorInvalidConfiguration";
        case hipErrorNoDevice: return "hipErrorNoDevice";
        case hipErrorInvalidDevice: return "hipErrorInvalidDevice";
        case hipErrorNoBinaryForGpu: return "hipErrorNoBinaryForGpu";
        case hipErrorFileNotFound: return "hipErrorFileNotFound";
        case hipErrorNotFound: return "hipErrorNotFound";
        case hipErrorAssert: return "hipErrorAssert";
        case hipErrorLaunchFailure: return "hipErrorLaunchFailure";
        default: return "hipErrorUnknown";
    }
}

const char *hipGetErrorString(hipError_t error) {
    return error == hipErrorLaunchFailure ? "unspecified launch failure" : "from the emulated device";
}

/* Memory */

hipError_t hipMalloc(void **address, size_t size) {
    if (is_lost()) return failed(hipErrorLaunchFailure);
    if (size > MEMORY || posix_memalign(address, 256, size ? size : 1)) return failed(hipErrorOutOfMemory);
    return hipSuccess;
}

hipError_t hipFree(void *address) { free(address); return hipSuccess; }
hipError_t hipHostMalloc(void **address, size_t size, unsigned flags) { (void)flags; return hipMalloc(address, size); }
hipError_t hipHostFree(void *address) { return hipFree(address); }
hipError_t hipMemGetInfo(size_t *available, size_t *total) { *available = *total = MEMORY; return hipSuccess; }

hipError_t hipMemcpy(void *to, const void *from, size_t size, hipMemcpyKind kind) {
    (void)kind;
    if (is_lost()) return failed(hipErrorLaunchFailure);
    memmove(to, from, size);
    return hipSuccess;
}

hipError_t hipMemcpyAsync(void *to, const void *from, size_t size, hipMemcpyKind kind, hipStream_t stream) {
    (void)stream;
    return hipMemcpy(to, from, size, kind);
}

hipError_t hipMemset(void *to, int value, size_t size) {
    if (is_lost()) return failed(hipErrorLaunchFailure);
    memset(to, value, size);
    return hipSuccess;
}

hipError_t hipMemsetAsync(void *to, int value, size_t size, hipStream_t stream) {
    (void)stream;
    return hipMemset(to, value, size);
}

hipError_t hipPointerGetAttributes(hipPointerAttribute_t *attributes, const void *address) {
    memset(attributes, 0, sizeof *attributes);
    attributes->type = hipMemoryTypeDevice;
    attributes->devicePointer = (void *)address;
    attributes->device = current;
    return hipSuccess;
}

/* Streams and events */

hipError_t hipStreamSynchronize(hipStream_t stream) { (void)stream; return hipDeviceSynchronize(); }
hipError_t hipStreamQuery(hipStream_t stream) { (void)stream; return hipSuccess; }

hipError_t hipStreamIsCapturing(hipStream_t stream, hipStreamCaptureStatus *status) {
    (void)stream;
    *status = hipStreamCaptureStatusNone;
    return hipSuccess;
}

hipError_t hipEventCreateWithFlags(hipEvent_t *event, unsigned flags) {
    (void)flags;
    *event = calloc(1, sizeof **event);
    return hipSuccess;
}

hipError_t hipEventCreate(hipEvent_t *event) { return hipEventCreateWithFlags(event, 0); }
hipError_t hipEventDestroy(hipEvent_t event) { free(event); return hipSuccess; }
hipError_t hipEventQuery(hipEvent_t event) { (void)event; return hipSuccess; }
hipError_t hipEventSynchronize(hipEvent_t event) { (void)event; return hipDeviceSynchronize(); }

hipError_t hipEventRecord(hipEvent_t event, hipStream_t stream) {
    (void)stream;
    clock_gettime(CLOCK_MONOTONIC, &event->at);
    return hipSuccess;
}

hipError_t hipEventElapsedTime(float *milliseconds, hipEvent_t start, hipEvent_t stop) {
    *milliseconds = (stop->at.tv_sec - start->at.tv_sec) * 1e3f + (stop->at.tv_nsec - start->at.tv_nsec) * 1e-6f;
    return hipSuccess;
}

/* Modules and launches */

static const char *base_arch(const struct ihipModule_t *module, char *base, size_t size) {
    const char *arch = ARCHITECTURES[module->device];
    snprintf(base, size, "%.*s", (int)strcspn(arch, ":"), arch);
    return base;
}

/* The loader of ROCm refuses code for another architecture too; a code object names its own in its metadata. */
static int is_for_this_device(const struct ihipModule_t *module) {
    char base[32], target[64];
    int size = snprintf(target, sizeof target, "amdgcn-amd-amdhsa--%s", base_arch(module, base, sizeof base));
    return memmem(module->image, module->size, target, size) != NULL;
}

hipError_t hipModuleLoad(hipModule_t *loaded, const char *path) {
    if (is_lost()) return failed(hipErrorLaunchFailure);
    FILE *file = fopen(path, "rb");
    if (!file) return failed(hipErrorFileNotFound);
    struct ihipModule_t *module = calloc(1, sizeof *module);
    fseek(file, 0, SEEK_END);
    module->size = ftell(file);
    rewind(file);
    module->image = malloc(module->size);
    module->device = current;
    snprintf(module->path, sizeof module->path, "%s", path);
    size_t got = fread(module->image, 1, module->size, file);
    fclose(file);
    if (got != module->size || !is_for_this_device(module)) {
        hipModuleUnload(module);
        return failed(hipErrorNoBinaryForGpu);
    }
    start_engine();
    char base[32];
    *loaded = module;
    return failed(load_on_engine ? load_on_engine(path, base_arch(module, base, sizeof base)) : hipErrorNotSupported);
}

hipError_t hipModuleUnload(hipModule_t module) {
    free(module->image);
    free(module);
    return hipSuccess;
}

hipError_t hipModuleGetFunction(hipFunction_t *found, hipModule_t module, const char *name) {
    char descriptor[NAME];
    int size = snprintf(descriptor, sizeof descriptor, "%s.kd", name);
    if (size >= NAME || !memmem(module->image, module->size, descriptor, size + 1)) return failed(hipErrorNotFound);
    struct ihipModuleSymbol_t *function = calloc(1, sizeof *function);
    function->module = module;
    snprintf(function->name, sizeof function->name, "%s", name);
    *found = function;
    return hipSuccess;
}

hipError_t hipModuleGetGlobal(hipDeviceptr_t *address, size_t *size, hipModule_t module, const char *name) {
    char base[32];
    return failed(find_on_engine(module->path, base_arch(module, base, sizeof base), name, address, size));
}

hipError_t hipFuncGetAttribute(int *value, hipFunction_attribute attribute, hipFunction_t function) {
    (void)attribute, (void)function;
    *value = 0;
    return hipSuccess;
}

static hipError_t launch(hipFunction_t function, const unsigned *extents, unsigned shared, int cooperative, void **parameters) {
    char base[32];
    launches++;
    if (is_lost()) return failed(hipErrorLaunchFailure);
    for (int i = 0; i < 6; i++) if (extents[i] == 0) return failed(hipErrorInvalidConfiguration);
    if ((size_t)extents[3] * extents[4] * extents[5] > THREADS || shared > LDS) return failed(hipErrorInvalidConfiguration);
    const char *arch = base_arch(function->module, base, sizeof base);
    return failed(launch_on_engine(function->module->path, arch, function->name, extents, shared, cooperative, parameters));
}

hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by,
                                 unsigned bz, unsigned shared, hipStream_t stream, void **parameters, void **extra) {
    (void)stream, (void)extra;
    return launch(function, (unsigned[]){gx, gy, gz, bx, by, bz}, shared, 0, parameters);
}

hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t function, unsigned gx, unsigned gy, unsigned gz, unsigned bx,
                                            unsigned by, unsigned bz, unsigned shared, hipStream_t stream,
                                            void **parameters) {
    (void)stream;
    return launch(function, (unsigned[]){gx, gy, gz, bx, by, bz}, shared, 1, parameters);
}
