// HIP's host interface. Written by scripts/hip_api from the headers of HIP 7.2.53211.

#ifndef HIP_INCLUDE_HIP_HIPRTC_H
#define HIP_INCLUDE_HIP_HIPRTC_H

#include "hip/hip_runtime_api.h"

#define hiprtcJIT_option hipJitOption
#define HIPRTC_JIT_MAX_REGISTERS hipJitOptionMaxRegisters
#define HIPRTC_JIT_THREADS_PER_BLOCK hipJitOptionThreadsPerBlock
#define HIPRTC_JIT_WALL_TIME hipJitOptionWallTime
#define HIPRTC_JIT_INFO_LOG_BUFFER hipJitOptionInfoLogBuffer
#define HIPRTC_JIT_INFO_LOG_BUFFER_SIZE_BYTES hipJitOptionInfoLogBufferSizeBytes
#define HIPRTC_JIT_ERROR_LOG_BUFFER hipJitOptionErrorLogBuffer
#define HIPRTC_JIT_ERROR_LOG_BUFFER_SIZE_BYTES hipJitOptionErrorLogBufferSizeBytes
#define HIPRTC_JIT_OPTIMIZATION_LEVEL hipJitOptionOptimizationLevel
#define HIPRTC_JIT_TARGET_FROM_HIPCONTEXT hipJitOptionTargetFromContext
#define HIPRTC_JIT_TARGET hipJitOptionTarget
#define HIPRTC_JIT_FALLBACK_STRATEGY hipJitOptionFallbackStrategy
#define HIPRTC_JIT_GENERATE_DEBUG_INFO hipJitOptionGenerateDebugInfo
#define HIPRTC_JIT_LOG_VERBOSE hipJitOptionLogVerbose
#define HIPRTC_JIT_GENERATE_LINE_INFO hipJitOptionGenerateLineInfo
#define HIPRTC_JIT_CACHE_MODE hipJitOptionCacheMode
#define HIPRTC_JIT_NEW_SM3X_OPT hipJitOptionSm3xOpt
#define HIPRTC_JIT_FAST_COMPILE hipJitOptionFastCompile
#define HIPRTC_JIT_GLOBAL_SYMBOL_NAMES hipJitOptionGlobalSymbolNames
#define HIPRTC_JIT_GLOBAL_SYMBOL_ADDRESS hipJitOptionGlobalSymbolAddresses
#define HIPRTC_JIT_GLOBAL_SYMBOL_COUNT hipJitOptionGlobalSymbolCount
#define HIPRTC_JIT_LTO hipJitOptionLto
#define HIPRTC_JIT_FTZ hipJitOptionFtz
#define HIPRTC_JIT_PREC_DIV hipJitOptionPrecDiv
#define HIPRTC_JIT_PREC_SQRT hipJitOptionPrecSqrt
#define HIPRTC_JIT_FMA hipJitOptionFma
#define HIPRTC_JIT_POSITION_INDEPENDENT_CODE hipJitOptionPositionIndependentCode
#define HIPRTC_JIT_MIN_CTA_PER_SM hipJitOptionMinCTAPerSM
#define HIPRTC_JIT_MAX_THREADS_PER_BLOCK hipJitOptionMaxThreadsPerBlock
#define HIPRTC_JIT_OVERRIDE_DIRECT_VALUES hipJitOptionOverrideDirectiveValues
#define HIPRTC_JIT_NUM_OPTIONS hipJitOptionNumOptions
#define HIPRTC_JIT_IR_TO_ISA_OPT_EXT hipJitOptionIRtoISAOptExt
#define HIPRTC_JIT_IR_TO_ISA_OPT_COUNT_EXT hipJitOptionIRtoISAOptCountExt
#define hiprtcJITInputType hipJitInputType
#define HIPRTC_JIT_INPUT_CUBIN hipJitInputCubin
#define HIPRTC_JIT_INPUT_PTX hipJitInputPtx
#define HIPRTC_JIT_INPUT_FATBINARY hipJitInputFatBinary
#define HIPRTC_JIT_INPUT_OBJECT hipJitInputObject
#define HIPRTC_JIT_INPUT_LIBRARY hipJitInputLibrary
#define HIPRTC_JIT_INPUT_NVVM hipJitInputNvvm
#define HIPRTC_JIT_NUM_LEGACY_INPUT_TYPES hipJitNumLegacyInputTypes
#define HIPRTC_JIT_INPUT_LLVM_BITCODE hipJitInputLLVMBitcode
#define HIPRTC_JIT_INPUT_LLVM_BUNDLED_BITCODE hipJitInputLLVMBundledBitcode
#define HIPRTC_JIT_INPUT_LLVM_ARCHIVES_OF_BUNDLED_BITCODE hipJitInputLLVMArchivesOfBundledBitcode
#define HIPRTC_JIT_INPUT_SPIRV hipJitInputSpirv
#define HIPRTC_JIT_NUM_INPUT_TYPES hipJitNumInputTypes

#pragma GCC visibility push(default)
#ifdef __cplusplus
extern "C" {
#endif

typedef enum hiprtcResult {
    HIPRTC_SUCCESS = 0,
    HIPRTC_ERROR_OUT_OF_MEMORY = 1,
    HIPRTC_ERROR_PROGRAM_CREATION_FAILURE = 2,
    HIPRTC_ERROR_INVALID_INPUT = 3,
    HIPRTC_ERROR_INVALID_PROGRAM = 4,
    HIPRTC_ERROR_INVALID_OPTION = 5,
    HIPRTC_ERROR_COMPILATION = 6,
    HIPRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7,
    HIPRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8,
    HIPRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9,
    HIPRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10,
    HIPRTC_ERROR_INTERNAL_ERROR = 11,
    HIPRTC_ERROR_LINKING = 100,
} hiprtcResult;
typedef struct ihiprtcLinkState ihiprtcLinkState;
typedef struct ihiprtcLinkState* hiprtcLinkState;
typedef struct _hiprtcProgram _hiprtcProgram;
typedef struct _hiprtcProgram* hiprtcProgram;

#ifdef __clang__
#pragma clang attribute push(__attribute__((nomerge)), apply_to = function)
#endif

const char* hiprtcGetErrorString(hiprtcResult result);
hiprtcResult hiprtcVersion(int* major, int* minor);
hiprtcResult hiprtcAddNameExpression(hiprtcProgram prog, const char* name_expression);
hiprtcResult hiprtcCompileProgram(hiprtcProgram prog, int numOptions, const char*const* options);
hiprtcResult hiprtcCreateProgram(hiprtcProgram* prog, const char* src, const char* name, int numHeaders, const char*const* headers, const char*const* includeNames);
hiprtcResult hiprtcDestroyProgram(hiprtcProgram* prog);
hiprtcResult hiprtcGetLoweredName(hiprtcProgram prog, const char* name_expression, const char** lowered_name);
hiprtcResult hiprtcGetProgramLog(hiprtcProgram prog, char* log);
hiprtcResult hiprtcGetProgramLogSize(hiprtcProgram prog, size_t* logSizeRet);
hiprtcResult hiprtcGetCode(hiprtcProgram prog, char* code);
hiprtcResult hiprtcGetCodeSize(hiprtcProgram prog, size_t* codeSizeRet);
hiprtcResult hiprtcGetBitcode(hiprtcProgram prog, char* bitcode);
hiprtcResult hiprtcGetBitcodeSize(hiprtcProgram prog, size_t* bitcode_size);
hiprtcResult hiprtcLinkCreate(unsigned int num_options, hipJitOption* option_ptr, void** option_vals_pptr, hiprtcLinkState* hip_link_state_ptr);
hiprtcResult hiprtcLinkAddFile(hiprtcLinkState hip_link_state, hipJitInputType input_type, const char* file_path, unsigned int num_options, hipJitOption* options_ptr, void** option_values);
hiprtcResult hiprtcLinkAddData(hiprtcLinkState hip_link_state, hipJitInputType input_type, void* image, size_t image_size, const char* name, unsigned int num_options, hipJitOption* options_ptr, void** option_values);
hiprtcResult hiprtcLinkComplete(hiprtcLinkState hip_link_state, void** bin_out, size_t* size_out);
hiprtcResult hiprtcLinkDestroy(hiprtcLinkState hip_link_state);

#ifdef __clang__
#pragma clang attribute pop
#endif

#ifdef __cplusplus
}
#endif
#pragma GCC visibility pop

#endif
