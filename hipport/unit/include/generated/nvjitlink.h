// Written by scripts/unit from the symbol facts.
#pragma once
#include "../language.h"
enum nvJitLinkResult { NVJITLINK_SUCCESS = 0, NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1, NVJITLINK_ERROR_MISSING_ARCH = 2, NVJITLINK_ERROR_INVALID_INPUT = 3, NVJITLINK_ERROR_PTX_COMPILE = 4, NVJITLINK_ERROR_NVVM_COMPILE = 5, NVJITLINK_ERROR_INTERNAL = 6, NVJITLINK_ERROR_THREADPOOL = 7, NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8, NVJITLINK_ERROR_FINALIZE = 9, NVJITLINK_ERROR_NULL_INPUT = 10, NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = 11, NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = 12, NVJITLINK_ERROR_ARCH_MISMATCH = 13, NVJITLINK_ERROR_OUTDATED_LIBRARY = 14, NVJITLINK_ERROR_MISSING_FATBIN = 15, NVJITLINK_ERROR_UNRECOGNIZED_ARCH = 16, NVJITLINK_ERROR_UNSUPPORTED_ARCH = 17, NVJITLINK_ERROR_LTO_NOT_ENABLED = 18 };
enum nvJitLinkInputType { NVJITLINK_INPUT_NONE = 0, NVJITLINK_INPUT_CUBIN = 1, NVJITLINK_INPUT_PTX = 2, NVJITLINK_INPUT_LTOIR = 3, NVJITLINK_INPUT_FATBIN = 4, NVJITLINK_INPUT_OBJECT = 5, NVJITLINK_INPUT_LIBRARY = 6, NVJITLINK_INPUT_INDEX = 7, NVJITLINK_INPUT_ANY = 10 };
struct nvJitLink;
using nvJitLinkHandle = nvJitLink *;
#define nvJitLink_INCLUDED
extern "C" nvJitLinkResult __nvJitLinkAddData_13_5(nvJitLinkHandle, nvJitLinkInputType, const void *, size_t, const char *);
extern "C" nvJitLinkResult __nvJitLinkAddFile_13_5(nvJitLinkHandle, nvJitLinkInputType, const char *);
extern "C" nvJitLinkResult __nvJitLinkComplete_13_5(nvJitLinkHandle);
extern "C" nvJitLinkResult __nvJitLinkCreate_13_5(nvJitLinkHandle *, uint32_t, const char *const *);
extern "C" nvJitLinkResult __nvJitLinkDestroy_13_5(nvJitLinkHandle *);
extern "C" nvJitLinkResult __nvJitLinkGetErrorLogSize_13_5(nvJitLinkHandle, size_t *);
extern "C" nvJitLinkResult __nvJitLinkGetErrorLog_13_5(nvJitLinkHandle, char *);
extern "C" nvJitLinkResult __nvJitLinkGetInfoLogSize_13_5(nvJitLinkHandle, size_t *);
extern "C" nvJitLinkResult __nvJitLinkGetInfoLog_13_5(nvJitLinkHandle, char *);
extern "C" nvJitLinkResult __nvJitLinkGetLinkedCubinSize_13_5(nvJitLinkHandle, size_t *);
extern "C" nvJitLinkResult __nvJitLinkGetLinkedCubin_13_5(nvJitLinkHandle, void *);
extern "C" nvJitLinkResult __nvJitLinkGetLinkedLTOIRSize_13_5(nvJitLinkHandle, size_t *);
extern "C" nvJitLinkResult __nvJitLinkGetLinkedLTOIR_13_5(nvJitLinkHandle, void *);
extern "C" nvJitLinkResult __nvJitLinkGetLinkedPtxSize_13_5(nvJitLinkHandle, size_t *);
extern "C" nvJitLinkResult __nvJitLinkGetLinkedPtx_13_5(nvJitLinkHandle, char *);
extern "C" nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle, nvJitLinkInputType, const void *, size_t, const char *);
extern "C" nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle, nvJitLinkInputType, const char *);
extern "C" nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle);
extern "C" nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *, uint32_t, const char **);
extern "C" nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *);
extern "C" nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle, char *);
extern "C" nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle, size_t *);
extern "C" nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle, char *);
extern "C" nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle, size_t *);
extern "C" nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle, void *);
extern "C" nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle, size_t *);
extern "C" nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle, void *);
extern "C" nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle, size_t *);
extern "C" nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle, char *);
extern "C" nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle, size_t *);
extern "C" nvJitLinkResult nvJitLinkVersion(unsigned int *, unsigned int *);
