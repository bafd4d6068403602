// Written by scripts/unit from the symbol facts.
#pragma once
#include "../language.h"
enum nvrtcResult { NVRTC_SUCCESS = 0, NVRTC_ERROR_OUT_OF_MEMORY = 1, NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2, NVRTC_ERROR_INVALID_INPUT = 3, NVRTC_ERROR_INVALID_PROGRAM = 4, NVRTC_ERROR_INVALID_OPTION = 5, NVRTC_ERROR_COMPILATION = 6, NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7, NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8, NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9, NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10, NVRTC_ERROR_INTERNAL_ERROR = 11, NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 12, NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = 13, NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = 14, NVRTC_ERROR_PCH_CREATE = 15, NVRTC_ERROR_CANCELLED = 16, NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED = 17, NVRTC_ERROR_BUSY = 18 };
struct _nvrtcProgram;
struct nvrtcBundledHeadersInfo;
using nvrtcProgram = _nvrtcProgram *;
struct nvrtcBundledHeadersInfo { int available; size_t compressedSize; int cudaVersionMajor; int cudaVersionMinor; unsigned int numFiles; size_t uncompressedSize; };
#define NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE 0x1
#define NVRTC_INSTALL_HEADERS_NO_WAIT 0x2
#define NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS 0x0
#define __NVRTC_H__
extern "C" nvrtcResult nvrtcAddNameExpression(nvrtcProgram, const char *const);
extern "C" nvrtcResult nvrtcCompileProgram(nvrtcProgram, int, const char *const *);
extern "C" nvrtcResult nvrtcCreateProgram(nvrtcProgram *, const char *, const char *, int, const char *const *, const char *const *);
extern "C" nvrtcResult nvrtcDestroyProgram(nvrtcProgram *);
extern "C" nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *, const char **);
extern "C" nvrtcResult nvrtcGetCUBIN(nvrtcProgram, char *);
extern "C" nvrtcResult nvrtcGetCUBINSize(nvrtcProgram, size_t *);
extern "C" const char * nvrtcGetErrorString(nvrtcResult);
extern "C" nvrtcResult nvrtcGetLTOIR(nvrtcProgram, char *);
extern "C" nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram, size_t *);
extern "C" nvrtcResult nvrtcGetLoweredName(nvrtcProgram, const char *const, const char **);
extern "C" nvrtcResult nvrtcGetNVVM(nvrtcProgram, char *);
extern "C" nvrtcResult nvrtcGetNVVMSize(nvrtcProgram, size_t *);
extern "C" nvrtcResult nvrtcGetNumSupportedArchs(int *);
extern "C" nvrtcResult nvrtcGetOptiXIR(nvrtcProgram, char *);
extern "C" nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram, size_t *);
extern "C" nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram);
extern "C" nvrtcResult nvrtcGetPCHHeapSize(size_t *);
extern "C" nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram, size_t *);
extern "C" nvrtcResult nvrtcGetPTX(nvrtcProgram, char *);
extern "C" nvrtcResult nvrtcGetPTXSize(nvrtcProgram, size_t *);
extern "C" nvrtcResult nvrtcGetProgramLog(nvrtcProgram, char *);
extern "C" nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram, size_t *);
extern "C" nvrtcResult nvrtcGetSupportedArchs(int *);
extern "C" nvrtcResult nvrtcGetTileIR(nvrtcProgram, char *);
extern "C" nvrtcResult nvrtcGetTileIRSize(nvrtcProgram, size_t *);
extern "C" nvrtcResult nvrtcInstallBundledHeaders(const char *, unsigned int, const char **);
extern "C" nvrtcResult nvrtcRemoveBundledHeaders(const char *, const char **);
extern "C" nvrtcResult nvrtcSetFlowCallback(nvrtcProgram, int (*)(void *, void *), void *);
extern "C" nvrtcResult nvrtcSetPCHHeapSize(size_t);
extern "C" nvrtcResult nvrtcVersion(int *, int *);
