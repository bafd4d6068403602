// The helpers of NVIDIA's GPU Computing SDK (cutil.h, cutil_inline.h, cutil_gl_inline.h), by those of its later samples.
// Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// The SDK made some of the checks in debug builds only, and waited for the device in these. Here all are made, and only
// those with SYNC in their names wait.

#ifndef HIPPORT_SAMPLE_CUTIL_H
#define HIPPORT_SAMPLE_CUTIL_H

#include <vector>

#include "sample_cuda.h"
#include "sample_image.h"
#include "sample_string.h"
#include "sample_timer.h"

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
    check(hipDeviceSynchronize(), message, file, line);
}

inline void end_program(int argc, const char **argv) {
    if (!checkCmdLineFlag(argc, argv, "noprompt")) {
        printf("press ENTER to end the program\n");
        fflush(stdout);
        (void)getchar();
    }
    exit(EXIT_SUCCESS);
}

// The first releases of the SDK took no arguments of the program.
inline int device_for(int argc = 0, const char **argv = nullptr) { return findCudaDevice(argc, argv); }
inline int device_for(int argc, char **argv) { return findCudaDevice(argc, const_cast<const char **>(argv)); }

inline hipDevice_t driver_device_for(int argc, char **argv) {
    check(hipInit(0), "hipInit", __FILE__, __LINE__);
    hipDevice_t device;
    check(hipDeviceGet(&device, device_for(argc, argv)), "hipDeviceGet", __FILE__, __LINE__);
    return device;
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
#define CUDA_SAFE_THREAD_SYNC() checkCudaErrors(hipDeviceSynchronize())
#define CU_SAFE_CALL_NO_SYNC(call) checkCudaErrors(call)
#define CU_SAFE_CALL(call) checkCudaErrors(call)
#define CUFFT_SAFE_CALL(call) checkCudaErrors(call)
#define CUT_SAFE_CALL(call) hipport::samples::require((call) == CUTTrue, #call, __FILE__, __LINE__)
#define CUT_SAFE_MALLOC(call) hipport::samples::require((call) != nullptr, #call, __FILE__, __LINE__)
#define CUT_CONDITION(condition) hipport::samples::require((condition) != 0, #condition, __FILE__, __LINE__)
#define CUT_CHECK_ERROR(message) getLastCudaError(message)
#define CUT_DEVICE_INIT(...) ((void)hipport::samples::device_for(__VA_ARGS__))
#define CUT_DEVICE_INIT_DRV(device, argc, argv) ((void)((device) = hipport::samples::driver_device_for(argc, argv)))
#define CUT_DEVICE_SYNCHRONIZE() ((void)hipDeviceSynchronize())
#define CUT_DEVICE_RESET() ((void)hipDeviceReset())
#define CUT_BANK_CHECKER(array, index) array[index]
#define CUTIL_API
#define CUT_EXIT(argc, argv) hipport::samples::end_program(argc, (const char **)(argv))

#define cutilSafeCallNoSync(call) checkCudaErrors(call)
#define cutilSafeCall(call) checkCudaErrors(call)
#define cutilSafeThreadSync() checkCudaErrors(hipDeviceSynchronize())
#define cutilDrvSafeCallNoSync(call) checkCudaErrors(call)
#define cutilDrvSafeCall(call) checkCudaErrors(call)
#define cufftSafeCall(call) checkCudaErrors(call)
#define curandSafeCall(call) checkCudaErrors(call)
#define cutilCheckError(call) CUT_SAFE_CALL(call)
#define cutilSafeMalloc(call) CUT_SAFE_MALLOC(call)
#define cutilCondition(condition) CUT_CONDITION(condition)
#define cutilCheckMsg(message) getLastCudaError(message)
#define cutilBankChecker(array, index) CUT_BANK_CHECKER(array, index)
#define cutilDrvSafeCallSync(call) (checkCudaErrors(call), checkCudaErrors(hipDeviceSynchronize()))
#define cutilDrvCtxSync() checkCudaErrors(hipDeviceSynchronize())
#define cutilDrvCheckMsg(message) cutilCheckMsgAndSync(message)
#define cutilDrvAlignOffset(offset, alignment) ((offset) = ((offset) + (alignment) - 1) & ~((alignment) - 1))
#define cutilCheckMsgAndSync(message) hipport::samples::check_last_and_wait(message, __FILE__, __LINE__)
#define cutilExit(argc, argv) CUT_EXIT(argc, argv)

// Those of OpenGL stood in this header before they got their own; OpenGL's have to be included where they are used.
#ifndef CUT_CHECK_ERROR_GL
#define cutCheckErrorGL(file, line) (glGetError() == 0)
#define CUT_GL_HAS_ERROR (glGetError() != 0)
#define CUT_CHECK_ERROR_GL() hipport::samples::require(!CUT_GL_HAS_ERROR, "a call of OpenGL", __FILE__, __LINE__)
#define CUT_CHECK_ERROR_GL2() CUT_CHECK_ERROR_GL()
#endif

inline CUTBoolean cutCheckCondition(int condition, const char *file, const int line) {
    if (!condition) fprintf(stderr, "%s:%d: a condition failed\n", file, line);
    return condition ? CUTTrue : CUTFalse;
}

inline hipError_t cutilDeviceSynchronize() { return hipDeviceSynchronize(); }
inline hipError_t cutilDeviceReset() { return hipDeviceReset(); }
inline int cutGetMaxGflopsDeviceId() { return gpuGetMaxGflopsDeviceId(); }
inline int cutilDrvGetMaxGflopsDeviceId() { return gpuGetMaxGflopsDeviceId(); }
inline int cutilDeviceInit(int argc, char **argv) { return hipport::samples::device_for(argc, argv); }
inline int cutilDeviceInitDrv(int argc, char **argv) { return hipport::samples::driver_device_for(argc, argv); }
inline hipDevice_t cutilChooseCudaDeviceDrv(int argc, char **argv, int *number) {
    return *number = cutilDeviceInitDrv(argc, argv);
}
inline int cutilChooseCudaDevice(int argc, char **argv) { return cutilDeviceInit(argc, argv); }
inline int cutilGLDeviceInit(int argc, char **argv) { return cutilDeviceInit(argc, argv); }
inline int cutilChooseCudaGLDevice(int argc, char **argv) { return cutilDeviceInit(argc, argv); }

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

// Files of numbers, the floating point ones with the epsilon in their first line.
#define HIPPORT_CUT_READS(type, T)                                                                           \
    inline CUTBoolean cutReadFile##type(const char *file, T **data, unsigned int *count, bool all = false) { \
        return CUTBoolean(sdkReadFile(file, data, count, all));                                              \
    }
#define HIPPORT_CUT_WRITES(type, T)                                                                                  \
    inline CUTBoolean cutWriteFile##type(const char *file, const T *data, unsigned int count, bool all = false) {    \
        return CUTBoolean(sdkWriteFile(file, data, count, 0, all));                                                  \
    }
#define HIPPORT_CUT_WRITES_NEAR(type, T, S)                                                                       \
    inline CUTBoolean cutWriteFile##type(const char *file, const T *data, unsigned int count, const S epsilon,    \
                                         bool all = false) {                                                      \
        return CUTBoolean(sdkWriteFile(file, data, count, epsilon, all));                                         \
    }
HIPPORT_CUT_READS(f, float)
HIPPORT_CUT_READS(d, double)
HIPPORT_CUT_READS(i, int)
HIPPORT_CUT_READS(ui, unsigned int)
HIPPORT_CUT_READS(b, char)
HIPPORT_CUT_READS(ub, unsigned char)
HIPPORT_CUT_WRITES_NEAR(f, float, float)
HIPPORT_CUT_WRITES_NEAR(d, float, double)  // of floats, as the SDK declares it
HIPPORT_CUT_WRITES(i, int)
HIPPORT_CUT_WRITES(ui, unsigned int)
HIPPORT_CUT_WRITES(b, char)
HIPPORT_CUT_WRITES(ub, unsigned char)
#undef HIPPORT_CUT_READS
#undef HIPPORT_CUT_WRITES
#undef HIPPORT_CUT_WRITES_NEAR

// Images.
#define HIPPORT_CUT_IMAGES(kind, sdk, T)                                                                        \
    inline CUTBoolean cutLoad##kind(const char *file, T **data, unsigned int *width, unsigned int *height) {    \
        return CUTBoolean(sdkLoad##sdk(file, data, width, height));                                             \
    }                                                                                                           \
    inline CUTBoolean cutSave##kind(const char *file, T *data, unsigned int width, unsigned int height) {       \
        return CUTBoolean(sdkSave##sdk(file, data, width, height));                                             \
    }
HIPPORT_CUT_IMAGES(PGMub, PGM, unsigned char)
HIPPORT_CUT_IMAGES(PGMf, PGM, float)
HIPPORT_CUT_IMAGES(PPM4ub, PPM4ub, unsigned char)
#undef HIPPORT_CUT_IMAGES
inline CUTBoolean cutLoadPPMub(const char *file, unsigned char **data, unsigned int *width, unsigned int *height) {
    return CUTBoolean(sdkLoadPPMub(file, data, width, height));
}
inline CUTBoolean cutSavePPMub(const char *file, unsigned char *data, unsigned int width, unsigned int height) {
    const hipport::samples::Bytes bytes(data, data + 3 * size_t(width) * height);
    return CUTBoolean(hipport::samples::write_image(file, "P6", bytes, width, height));
}

// Comparisons with a reference: of all elements, or of all but a share of them.
#define HIPPORT_CUT_COMPARES(type, T)                                                                         \
    inline CUTBoolean cutCompare##type(const T *reference, const T *data, const unsigned int count) {         \
        return CUTBoolean(compareData(reference, data, count, 0, 0));                                         \
    }                                                                                                         \
    inline CUTBoolean cutCompare##type##e(const T *reference, const T *data, const unsigned int count,        \
                                          const float epsilon) {                                              \
        return CUTBoolean(compareData(reference, data, count, epsilon, 0));                                   \
    }                                                                                                         \
    inline CUTBoolean cutCompare##type##et(const T *reference, const T *data, const unsigned int count,       \
                                           const float epsilon, const float share) {                          \
        return CUTBoolean(compareData(reference, data, count, epsilon, share));                               \
    }
HIPPORT_CUT_COMPARES(f, float)
HIPPORT_CUT_COMPARES(i, int)
HIPPORT_CUT_COMPARES(ub, unsigned char)
#undef HIPPORT_CUT_COMPARES
inline CUTBoolean cutCompareuit(const unsigned int *reference, const unsigned int *data, const unsigned int count,
                                const float epsilon, const float share) {
    return CUTBoolean(compareData(reference, data, count, epsilon, share));
}
inline CUTBoolean cutCompareubt(const unsigned char *reference, const unsigned char *data, const unsigned int count,
                                const float epsilon, const float share) {
    return CUTBoolean(compareData(reference, data, count, epsilon, share));
}
inline CUTBoolean cutCompareL2fe(const float *reference, const float *data, const unsigned int count,
                                 const float epsilon) {
    return CUTBoolean(sdkCompareL2fe(reference, data, count, epsilon));
}
inline CUTBoolean cutComparePGM(const char *file, const char *reference, const float epsilon, const float share,
                                bool all = false) {
    return CUTBoolean(sdkComparePGM(file, reference, epsilon, share, all));
}
inline CUTBoolean cutComparePPM(const char *file, const char *reference, const float epsilon, const float share,
                                bool all = false) {
    return CUTBoolean(sdkComparePPM(file, reference, epsilon, share, all));
}

#endif
