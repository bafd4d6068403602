// The helpers of NVIDIA's GPU Computing SDK (cutil.h, cutil_inline.h), by those of its later samples. Comes with
// hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// The SDK made some of the checks in debug builds only, and waited for the device in these. Here all are made, and only
// those with SYNC in their names wait.

#ifndef HIPPORT_SAMPLE_CUTIL_H
#define HIPPORT_SAMPLE_CUTIL_H

#include <vector>

#include "sample_cuda.h"
#include "sample_string.h"
#include "sample_timer.h"

#ifndef MIN
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#endif

enum CUTBoolean { CUTFalse = 0, CUTTrue = 1 };

namespace hipport {
namespace samples {

inline void require(bool condition, const char *what, const char *file, int line) {
    if (condition) return;
    fprintf(stderr, "%s:%d: %s failed\n", file, line, what);
    exit(EXIT_FAILURE);
}

inline void check_last_and_wait(const char *message, const char *file, int line) {
    check_last(message, file, line);
    check(cudaDeviceSynchronize(), message, file, line);
}

inline void end_program(int argc, const char **argv) {
    if (!checkCmdLineFlag(argc, argv, "noprompt")) {
        printf("press ENTER to end the program\n");
        fflush(stdout);
        (void)getchar();
    }
    exit(EXIT_SUCCESS);
}

// Stopwatches by number, from 1 on; one that was deleted is null.
inline std::vector<StopWatchInterface *> &watches() {
    static std::vector<StopWatchInterface *> made(1);
    return made;
}
inline StopWatchInterface **watch_of(unsigned int number) {
    const bool exists = number < watches().size() && watches()[number];
    require(exists, "the use of a timer that does not exist", __FILE__, __LINE__);
    return &watches()[number];
}

}  // namespace samples
}  // namespace hipport

#define CUDA_SAFE_CALL_NO_SYNC(call) checkCudaErrors(call)
#define CUDA_SAFE_CALL(call) checkCudaErrors(call)
#define CUDA_SAFE_THREAD_SYNC() checkCudaErrors(cudaDeviceSynchronize())
#define CU_SAFE_CALL_NO_SYNC(call) checkCudaErrors(call)
#define CU_SAFE_CALL(call) checkCudaErrors(call)
#define CUFFT_SAFE_CALL(call) checkCudaErrors(call)
#define CUT_SAFE_CALL(call) hipport::samples::require((call) == CUTTrue, #call, __FILE__, __LINE__)
#define CUT_SAFE_MALLOC(call) hipport::samples::require((call) != nullptr, #call, __FILE__, __LINE__)
#define CUT_CONDITION(condition) hipport::samples::require((condition) != 0, #condition, __FILE__, __LINE__)
#define CUT_CHECK_ERROR(message) getLastCudaError(message)
#define CUT_DEVICE_INIT(argc, argv) ((void)cutilDeviceInit(argc, argv))
#define CUT_EXIT(argc, argv) hipport::samples::end_program(argc, (const char **)(argv))

#define cutilSafeCallNoSync(call) checkCudaErrors(call)
#define cutilSafeCall(call) checkCudaErrors(call)
#define cutilSafeThreadSync() checkCudaErrors(cudaDeviceSynchronize())
#define cutilDrvSafeCallNoSync(call) checkCudaErrors(call)
#define cutilDrvSafeCall(call) checkCudaErrors(call)
#define cufftSafeCall(call) checkCudaErrors(call)
#define curandSafeCall(call) checkCudaErrors(call)
#define cutilCheckError(call) CUT_SAFE_CALL(call)
#define cutilSafeMalloc(call) CUT_SAFE_MALLOC(call)
#define cutilCondition(condition) CUT_CONDITION(condition)
#define cutilCheckMsg(message) getLastCudaError(message)
#define cutilCheckMsgAndSync(message) hipport::samples::check_last_and_wait(message, __FILE__, __LINE__)
#define cutilExit(argc, argv) CUT_EXIT(argc, argv)

inline cudaError_t cutilDeviceSynchronize() { return cudaDeviceSynchronize(); }
inline cudaError_t cutilDeviceReset() { return cudaDeviceReset(); }
inline int cutGetMaxGflopsDeviceId() { return gpuGetMaxGflopsDeviceId(); }
inline int cutilDeviceInit(int argc, char **argv) { return findCudaDevice(argc, const_cast<const char **>(argv)); }
inline int cutilChooseCudaDevice(int argc, char **argv) { return cutilDeviceInit(argc, argv); }

inline CUTBoolean cutCreateTimer(unsigned int *number) {
    std::vector<StopWatchInterface *> &all = hipport::samples::watches();
    *number = static_cast<unsigned int>(all.size());
    all.push_back(new StopWatchInterface());
    return CUTTrue;
}
inline CUTBoolean cutDeleteTimer(unsigned int number) {
    return CUTBoolean(sdkDeleteTimer(hipport::samples::watch_of(number)));
}
inline CUTBoolean cutStartTimer(const unsigned int number) {
    return CUTBoolean(sdkStartTimer(hipport::samples::watch_of(number)));
}
inline CUTBoolean cutStopTimer(const unsigned int number) {
    return CUTBoolean(sdkStopTimer(hipport::samples::watch_of(number)));
}
inline CUTBoolean cutResetTimer(const unsigned int number) {
    return CUTBoolean(sdkResetTimer(hipport::samples::watch_of(number)));
}
inline float cutGetTimerValue(const unsigned int number) {
    return sdkGetTimerValue(hipport::samples::watch_of(number));
}
inline float cutGetAverageTimerValue(const unsigned int number) {
    return sdkGetAverageTimerValue(hipport::samples::watch_of(number));
}

inline CUTBoolean cutCheckCmdLineFlag(const int argc, const char **argv, const char *name) {
    return CUTBoolean(checkCmdLineFlag(argc, argv, name));
}
// The value stays what it was without such an argument.
inline CUTBoolean cutGetCmdLineArgumenti(const int argc, const char **argv, const char *name, int *value) {
    if (!hipport::samples::value_of(argc, argv, name)) return CUTFalse;
    *value = getCmdLineArgumentInt(argc, argv, name);
    return CUTTrue;
}
inline CUTBoolean cutGetCmdLineArgumentf(const int argc, const char **argv, const char *name, float *value) {
    if (!hipport::samples::value_of(argc, argv, name)) return CUTFalse;
    *value = getCmdLineArgumentFloat(argc, argv, name);
    return CUTTrue;
}
inline CUTBoolean cutGetCmdLineArgumentstr(const int argc, const char **argv, const char *name, char **text) {
    return CUTBoolean(getCmdLineArgumentString(argc, argv, name, text));
}
inline char *cutFindFilePath(const char *name, const char *program) { return sdkFindFilePath(name, program); }
inline void cutFree(void *memory) { free(memory); }

#endif
