// Written by scripts/unit from the symbol facts.
#pragma once
#include "../language.h"
enum cudaDataType_t { CUDA_R_32F = 0, CUDA_R_64F = 1, CUDA_R_16F = 2, CUDA_R_8I = 3, CUDA_C_32F = 4, CUDA_C_64F = 5, CUDA_C_16F = 6, CUDA_C_8I = 7, CUDA_R_8U = 8, CUDA_C_8U = 9, CUDA_R_32I = 10, CUDA_C_32I = 11, CUDA_R_32U = 12, CUDA_C_32U = 13, CUDA_R_16BF = 14, CUDA_C_16BF = 15, CUDA_R_4I = 16, CUDA_C_4I = 17, CUDA_R_4U = 18, CUDA_C_4U = 19, CUDA_R_16I = 20, CUDA_C_16I = 21, CUDA_R_16U = 22, CUDA_C_16U = 23, CUDA_R_64I = 24, CUDA_C_64I = 25, CUDA_R_64U = 26, CUDA_C_64U = 27, CUDA_R_8F_E4M3 = 28, CUDA_R_8F_UE4M3 = 28, CUDA_R_8F_E5M2 = 29, CUDA_R_8F_UE8M0 = 30, CUDA_R_6F_E2M3 = 31, CUDA_R_6F_E3M2 = 32, CUDA_R_4F_E2M1 = 33, CUDA_R_8F_UE5M3 = 34 };
enum libraryPropertyType_t { MAJOR_VERSION = 0, MINOR_VERSION = 1, PATCH_LEVEL = 2 };
enum cudaAccessProperty { cudaAccessPropertyNormal = 0, cudaAccessPropertyStreaming = 1, cudaAccessPropertyPersisting = 2 };
enum cudaTextureAddressMode { cudaAddressModeWrap = 0, cudaAddressModeClamp = 1, cudaAddressModeMirror = 2, cudaAddressModeBorder = 3 };
enum cudaSurfaceBoundaryMode { cudaBoundaryModeZero = 0, cudaBoundaryModeClamp = 1, cudaBoundaryModeTrap = 2 };
enum cudaCGScope { cudaCGScopeInvalid = 0, cudaCGScopeGrid = 1, cudaCGScopeMultiGrid = 2, cudaCGScopeReserved = 2 };
enum cudaOutputMode { cudaKeyValuePair = 0, cudaCSV = 1 };
enum cudaChannelFormatKind { cudaChannelFormatKindSigned = 0, cudaChannelFormatKindUnsigned = 1, cudaChannelFormatKindFloat = 2, cudaChannelFormatKindNone = 3, cudaChannelFormatKindNV12 = 4, cudaChannelFormatKindUnsignedNormalized8X1 = 5, cudaChannelFormatKindUnsignedNormalized8X2 = 6, cudaChannelFormatKindUnsignedNormalized8X4 = 7, cudaChannelFormatKindUnsignedNormalized16X1 = 8, cudaChannelFormatKindUnsignedNormalized16X2 = 9, cudaChannelFormatKindUnsignedNormalized16X4 = 10, cudaChannelFormatKindSignedNormalized8X1 = 11, cudaChannelFormatKindSignedNormalized8X2 = 12, cudaChannelFormatKindSignedNormalized8X4 = 13, cudaChannelFormatKindSignedNormalized16X1 = 14, cudaChannelFormatKindSignedNormalized16X2 = 15, cudaChannelFormatKindSignedNormalized16X4 = 16, cudaChannelFormatKindUnsignedBlockCompressed1 = 17, cudaChannelFormatKindUnsignedBlockCompressed1SRGB = 18, cudaChannelFormatKindUnsignedBlockCompressed2 = 19, cudaChannelFormatKindUnsignedBlockCompressed2SRGB = 20, cudaChannelFormatKindUnsignedBlockCompressed3 = 21, cudaChannelFormatKindUnsignedBlockCompressed3SRGB = 22, cudaChannelFormatKindUnsignedBlockCompressed4 = 23, cudaChannelFormatKindSignedBlockCompressed4 = 24, cudaChannelFormatKindUnsignedBlockCompressed5 = 25, cudaChannelFormatKindSignedBlockCompressed5 = 26, cudaChannelFormatKindUnsignedBlockCompressed6H = 27, cudaChannelFormatKindSignedBlockCompressed6H = 28, cudaChannelFormatKindUnsignedBlockCompressed7 = 29, cudaChannelFormatKindUnsignedBlockCompressed7SRGB = 30, cudaChannelFormatKindUnsignedNormalized1010102 = 31, cudaChannelFormatKindUnsigned8Packed422 = 32, cudaChannelFormatKindUnsigned8Packed444 = 33, cudaChannelFormatKindUnsigned8SemiPlanar420 = 34, cudaChannelFormatKindUnsigned16SemiPlanar420 = 35, cudaChannelFormatKindUnsigned8SemiPlanar422 = 36, cudaChannelFormatKindUnsigned16SemiPlanar422 = 37, cudaChannelFormatKindUnsigned8SemiPlanar444 = 38, cudaChannelFormatKindUnsigned16SemiPlanar444 = 39, cudaChannelFormatKindUnsigned8Planar420 = 40, cudaChannelFormatKindUnsigned16Planar420 = 41, cudaChannelFormatKindUnsigned8Planar422 = 42, cudaChannelFormatKindUnsigned16Planar422 = 43, cudaChannelFormatKindUnsigned8Planar444 = 44, cudaChannelFormatKindUnsigned16Planar444 = 45 };
enum cudaComputeMode { cudaComputeModeDefault = 0, cudaComputeModeExclusive = 1, cudaComputeModeProhibited = 2, cudaComputeModeExclusiveProcess = 3 };
enum cudaDeviceAttr { cudaDevAttrMaxThreadsPerBlock = 1, cudaDevAttrMaxBlockDimX = 2, cudaDevAttrMaxBlockDimY = 3, cudaDevAttrMaxBlockDimZ = 4, cudaDevAttrMaxGridDimX = 5, cudaDevAttrMaxGridDimY = 6, cudaDevAttrMaxGridDimZ = 7, cudaDevAttrMaxSharedMemoryPerBlock = 8, cudaDevAttrTotalConstantMemory = 9, cudaDevAttrWarpSize = 10, cudaDevAttrMaxPitch = 11, cudaDevAttrMaxRegistersPerBlock = 12, cudaDevAttrClockRate = 13, cudaDevAttrTextureAlignment = 14, cudaDevAttrGpuOverlap = 15, cudaDevAttrMultiProcessorCount = 16, cudaDevAttrKernelExecTimeout = 17, cudaDevAttrIntegrated = 18, cudaDevAttrCanMapHostMemory = 19, cudaDevAttrComputeMode = 20, cudaDevAttrMaxTexture1DWidth = 21, cudaDevAttrMaxTexture2DWidth = 22, cudaDevAttrMaxTexture2DHeight = 23, cudaDevAttrMaxTexture3DWidth = 24, cudaDevAttrMaxTexture3DHeight = 25, cudaDevAttrMaxTexture3DDepth = 26, cudaDevAttrMaxTexture2DLayeredWidth = 27, cudaDevAttrMaxTexture2DLayeredHeight = 28, cudaDevAttrMaxTexture2DLayeredLayers = 29, cudaDevAttrSurfaceAlignment = 30, cudaDevAttrConcurrentKernels = 31, cudaDevAttrEccEnabled = 32, cudaDevAttrPciBusId = 33, cudaDevAttrPciDeviceId = 34, cudaDevAttrTccDriver = 35, cudaDevAttrMemoryClockRate = 36, cudaDevAttrGlobalMemoryBusWidth = 37, cudaDevAttrL2CacheSize = 38, cudaDevAttrMaxThreadsPerMultiProcessor = 39, cudaDevAttrAsyncEngineCount = 40, cudaDevAttrUnifiedAddressing = 41, cudaDevAttrMaxTexture1DLayeredWidth = 42, cudaDevAttrMaxTexture1DLayeredLayers = 43, cudaDevAttrMaxTexture2DGatherWidth = 45, cudaDevAttrMaxTexture2DGatherHeight = 46, cudaDevAttrMaxTexture3DWidthAlt = 47, cudaDevAttrMaxTexture3DHeightAlt = 48, cudaDevAttrMaxTexture3DDepthAlt = 49, cudaDevAttrPciDomainId = 50, cudaDevAttrTexturePitchAlignment = 51, cudaDevAttrMaxTextureCubemapWidth = 52, cudaDevAttrMaxTextureCubemapLayeredWidth = 53, cudaDevAttrMaxTextureCubemapLayeredLayers = 54, cudaDevAttrMaxSurface1DWidth = 55, cudaDevAttrMaxSurface2DWidth = 56, cudaDevAttrMaxSurface2DHeight = 57, cudaDevAttrMaxSurface3DWidth = 58, cudaDevAttrMaxSurface3DHeight = 59, cudaDevAttrMaxSurface3DDepth = 60, cudaDevAttrMaxSurface1DLayeredWidth = 61, cudaDevAttrMaxSurface1DLayeredLayers = 62, cudaDevAttrMaxSurface2DLayeredWidth = 63, cudaDevAttrMaxSurface2DLayeredHeight = 64, cudaDevAttrMaxSurface2DLayeredLayers = 65, cudaDevAttrMaxSurfaceCubemapWidth = 66, cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67, cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68, cudaDevAttrMaxTexture1DLinearWidth = 69, cudaDevAttrMaxTexture2DLinearWidth = 70, cudaDevAttrMaxTexture2DLinearHeight = 71, cudaDevAttrMaxTexture2DLinearPitch = 72, cudaDevAttrMaxTexture2DMipmappedWidth = 73, cudaDevAttrMaxTexture2DMipmappedHeight = 74, cudaDevAttrComputeCapabilityMajor = 75, cudaDevAttrComputeCapabilityMinor = 76, cudaDevAttrMaxTexture1DMipmappedWidth = 77, cudaDevAttrStreamPrioritiesSupported = 78, cudaDevAttrGlobalL1CacheSupported = 79, cudaDevAttrLocalL1CacheSupported = 80, cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81, cudaDevAttrMaxRegistersPerMultiprocessor = 82, cudaDevAttrManagedMemory = 83, cudaDevAttrIsMultiGpuBoard = 84, cudaDevAttrMultiGpuBoardGroupID = 85, cudaDevAttrHostNativeAtomicSupported = 86, cudaDevAttrSingleToDoublePrecisionPerfRatio = 87, cudaDevAttrPageableMemoryAccess = 88, cudaDevAttrConcurrentManagedAccess = 89, cudaDevAttrComputePreemptionSupported = 90, cudaDevAttrCanUseHostPointerForRegisteredMem = 91, cudaDevAttrReserved92 = 92, cudaDevAttrReserved93 = 93, cudaDevAttrReserved94 = 94, cudaDevAttrCooperativeLaunch = 95, cudaDevAttrCooperativeMultiDeviceLaunch = 96, cudaDevAttrReserved96 = 96, cudaDevAttrMaxSharedMemoryPerBlockOptin = 97, cudaDevAttrCanFlushRemoteWrites = 98, cudaDevAttrHostRegisterSupported = 99, cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100, cudaDevAttrDirectManagedMemAccessFromHost = 101, cudaDevAttrMaxBlocksPerMultiprocessor = 106, cudaDevAttrMaxPersistingL2CacheSize = 108, cudaDevAttrMaxAccessPolicyWindowSize = 109, cudaDevAttrReservedSharedMemoryPerBlock = 111, cudaDevAttrSparseCudaArraySupported = 112, cudaDevAttrHostRegisterReadOnlySupported = 113, cudaDevAttrMaxTimelineSemaphoreInteropSupported = 114, cudaDevAttrTimelineSemaphoreInteropSupported = 114, cudaDevAttrMemoryPoolsSupported = 115, cudaDevAttrGPUDirectRDMASupported = 116, cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117, cudaDevAttrGPUDirectRDMAWritesOrdering = 118, cudaDevAttrMemoryPoolSupportedHandleTypes = 119, cudaDevAttrClusterLaunch = 120, cudaDevAttrDeferredMappingCudaArraySupported = 121, cudaDevAttrReserved122 = 122, cudaDevAttrReserved123 = 123, cudaDevAttrReserved124 = 124, cudaDevAttrIpcEventSupport = 125, cudaDevAttrMemSyncDomainCount = 126, cudaDevAttrReserved127 = 127, cudaDevAttrReserved128 = 128, cudaDevAttrReserved129 = 129, cudaDevAttrNumaConfig = 130, cudaDevAttrNumaId = 131, cudaDevAttrReserved132 = 132, cudaDevAttrMpsEnabled = 133, cudaDevAttrHostNumaId = 134, cudaDevAttrD3D12CigSupported = 135, cudaDevAttrVulkanCigSupported = 138, cudaDevAttrGpuPciDeviceId = 139, cudaDevAttrGpuPciSubsystemId = 140, cudaDevAttrReserved141 = 141, cudaDevAttrHostNumaMemoryPoolsSupported = 142, cudaDevAttrHostNumaMultinodeIpcSupported = 143, cudaDevAttrHostMemoryPoolsSupported = 144, cudaDevAttrMax = 144, cudaDevAttrReserved145 = 145, cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147, cudaDevAttrAtomicReductionSupported = 148, cudaDevAttrLocalityDomainCount = 149, cudaDevAttrOversizedSharedMemoryPerBlock = 150, cudaDevAttrCigStreamsSupported = 151, cudaDevAttrLocalityDomainMultiprocessorCount = 157, cudaDevAttrTensorMapLargeTensorMinSize = 160 };
enum cudaDeviceP2PAttr { cudaDevP2PAttrPerformanceRank = 1, cudaDevP2PAttrAccessSupported = 2, cudaDevP2PAttrNativeAtomicSupported = 3, cudaDevP2PAttrCudaArrayAccessSupported = 4, cudaDevP2PAttrOnlyPartialNativeAtomicSupported = 5 };
enum cudaEglColorFormat_enum { cudaEglColorFormatYUV420Planar = 0, cudaEglColorFormatYUV420SemiPlanar = 1, cudaEglColorFormatYUV422Planar = 2, cudaEglColorFormatYUV422SemiPlanar = 3, cudaEglColorFormatRGB = 4, cudaEglColorFormatBGR = 5, cudaEglColorFormatARGB = 6, cudaEglColorFormatRGBA = 7, cudaEglColorFormatL = 8, cudaEglColorFormatR = 9, cudaEglColorFormatYUV444Planar = 10, cudaEglColorFormatYUV444SemiPlanar = 11, cudaEglColorFormatYUYV422 = 12, cudaEglColorFormatUYVY422 = 13, cudaEglColorFormatABGR = 14, cudaEglColorFormatBGRA = 15, cudaEglColorFormatA = 16, cudaEglColorFormatRG = 17, cudaEglColorFormatAYUV = 18, cudaEglColorFormatYVU444SemiPlanar = 19, cudaEglColorFormatYVU422SemiPlanar = 20, cudaEglColorFormatYVU420SemiPlanar = 21, cudaEglColorFormatY10V10U10_444SemiPlanar = 22, cudaEglColorFormatY10V10U10_420SemiPlanar = 23, cudaEglColorFormatY12V12U12_444SemiPlanar = 24, cudaEglColorFormatY12V12U12_420SemiPlanar = 25, cudaEglColorFormatVYUY_ER = 26, cudaEglColorFormatUYVY_ER = 27, cudaEglColorFormatYUYV_ER = 28, cudaEglColorFormatYVYU_ER = 29, cudaEglColorFormatYUV_ER = 30, cudaEglColorFormatYUVA_ER = 31, cudaEglColorFormatAYUV_ER = 32, cudaEglColorFormatYUV444Planar_ER = 33, cudaEglColorFormatYUV422Planar_ER = 34, cudaEglColorFormatYUV420Planar_ER = 35, cudaEglColorFormatYUV444SemiPlanar_ER = 36, cudaEglColorFormatYUV422SemiPlanar_ER = 37, cudaEglColorFormatYUV420SemiPlanar_ER = 38, cudaEglColorFormatYVU444Planar_ER = 39, cudaEglColorFormatYVU422Planar_ER = 40, cudaEglColorFormatYVU420Planar_ER = 41, cudaEglColorFormatYVU444SemiPlanar_ER = 42, cudaEglColorFormatYVU422SemiPlanar_ER = 43, cudaEglColorFormatYVU420SemiPlanar_ER = 44, cudaEglColorFormatBayerRGGB = 45, cudaEglColorFormatBayerBGGR = 46, cudaEglColorFormatBayerGRBG = 47, cudaEglColorFormatBayerGBRG = 48, cudaEglColorFormatBayer10RGGB = 49, cudaEglColorFormatBayer10BGGR = 50, cudaEglColorFormatBayer10GRBG = 51, cudaEglColorFormatBayer10GBRG = 52, cudaEglColorFormatBayer12RGGB = 53, cudaEglColorFormatBayer12BGGR = 54, cudaEglColorFormatBayer12GRBG = 55, cudaEglColorFormatBayer12GBRG = 56, cudaEglColorFormatBayer14RGGB = 57, cudaEglColorFormatBayer14BGGR = 58, cudaEglColorFormatBayer14GRBG = 59, cudaEglColorFormatBayer14GBRG = 60, cudaEglColorFormatBayer20RGGB = 61, cudaEglColorFormatBayer20BGGR = 62, cudaEglColorFormatBayer20GRBG = 63, cudaEglColorFormatBayer20GBRG = 64, cudaEglColorFormatYVU444Planar = 65, cudaEglColorFormatYVU422Planar = 66, cudaEglColorFormatYVU420Planar = 67, cudaEglColorFormatBayerIspRGGB = 68, cudaEglColorFormatBayerIspBGGR = 69, cudaEglColorFormatBayerIspGRBG = 70, cudaEglColorFormatBayerIspGBRG = 71, cudaEglColorFormatBayerBCCR = 72, cudaEglColorFormatBayerRCCB = 73, cudaEglColorFormatBayerCRBC = 74, cudaEglColorFormatBayerCBRC = 75, cudaEglColorFormatBayer10CCCC = 76, cudaEglColorFormatBayer12BCCR = 77, cudaEglColorFormatBayer12RCCB = 78, cudaEglColorFormatBayer12CRBC = 79, cudaEglColorFormatBayer12CBRC = 80, cudaEglColorFormatBayer12CCCC = 81, cudaEglColorFormatY = 82, cudaEglColorFormatYUV420SemiPlanar_2020 = 83, cudaEglColorFormatYVU420SemiPlanar_2020 = 84, cudaEglColorFormatYUV420Planar_2020 = 85, cudaEglColorFormatYVU420Planar_2020 = 86, cudaEglColorFormatYUV420SemiPlanar_709 = 87, cudaEglColorFormatYVU420SemiPlanar_709 = 88, cudaEglColorFormatYUV420Planar_709 = 89, cudaEglColorFormatYVU420Planar_709 = 90, cudaEglColorFormatY10V10U10_420SemiPlanar_709 = 91, cudaEglColorFormatY10V10U10_420SemiPlanar_2020 = 92, cudaEglColorFormatY10V10U10_422SemiPlanar_2020 = 93, cudaEglColorFormatY10V10U10_422SemiPlanar = 94, cudaEglColorFormatY10V10U10_422SemiPlanar_709 = 95, cudaEglColorFormatY_ER = 96, cudaEglColorFormatY_709_ER = 97, cudaEglColorFormatY10_ER = 98, cudaEglColorFormatY10_709_ER = 99, cudaEglColorFormatY12_ER = 100, cudaEglColorFormatY12_709_ER = 101, cudaEglColorFormatYUVA = 102, cudaEglColorFormatYVYU = 104, cudaEglColorFormatVYUY = 105, cudaEglColorFormatY10V10U10_420SemiPlanar_ER = 106, cudaEglColorFormatY10V10U10_420SemiPlanar_709_ER = 107, cudaEglColorFormatY10V10U10_444SemiPlanar_ER = 108, cudaEglColorFormatY10V10U10_444SemiPlanar_709_ER = 109, cudaEglColorFormatY12V12U12_420SemiPlanar_ER = 110, cudaEglColorFormatY12V12U12_420SemiPlanar_709_ER = 111, cudaEglColorFormatY12V12U12_444SemiPlanar_ER = 112, cudaEglColorFormatY12V12U12_444SemiPlanar_709_ER = 113, cudaEglColorFormatUYVY709 = 114, cudaEglColorFormatUYVY709_ER = 115, cudaEglColorFormatUYVY2020 = 116 };
enum cudaEglFrameType_enum { cudaEglFrameTypeArray = 0, cudaEglFrameTypePitch = 1 };
enum cudaEglResourceLocationFlags_enum { cudaEglResourceLocationSysmem = 0, cudaEglResourceLocationVidmem = 1 };
enum cudaGetDriverEntryPointFlags { cudaEnableDefault = 0, cudaEnableLegacyStream = 1, cudaEnablePerThreadDefaultStream = 2 };
enum cudaError { cudaSuccess = 0, cudaErrorInvalidValue = 1, cudaErrorMemoryAllocation = 2, cudaErrorInitializationError = 3, cudaErrorCudartUnloading = 4, cudaErrorProfilerDisabled = 5, cudaErrorProfilerNotInitialized = 6, cudaErrorProfilerAlreadyStarted = 7, cudaErrorProfilerAlreadyStopped = 8, cudaErrorInvalidConfiguration = 9, cudaErrorVersionTranslation = 10, cudaErrorInvalidPitchValue = 12, cudaErrorInvalidSymbol = 13, cudaErrorInvalidHostPointer = 16, cudaErrorInvalidDevicePointer = 17, cudaErrorInvalidTexture = 18, cudaErrorInvalidTextureBinding = 19, cudaErrorInvalidChannelDescriptor = 20, cudaErrorInvalidMemcpyDirection = 21, cudaErrorAddressOfConstant = 22, cudaErrorTextureFetchFailed = 23, cudaErrorTextureNotBound = 24, cudaErrorSynchronizationError = 25, cudaErrorInvalidFilterSetting = 26, cudaErrorInvalidNormSetting = 27, cudaErrorMixedDeviceExecution = 28, cudaErrorNotYetImplemented = 31, cudaErrorMemoryValueTooLarge = 32, cudaErrorStubLibrary = 34, cudaErrorInsufficientDriver = 35, cudaErrorCallRequiresNewerDriver = 36, cudaErrorInvalidSurface = 37, cudaErrorDuplicateVariableName = 43, cudaErrorDuplicateTextureName = 44, cudaErrorDuplicateSurfaceName = 45, cudaErrorDevicesUnavailable = 46, cudaErrorIncompatibleDriverContext = 49, cudaErrorMissingConfiguration = 52, cudaErrorPriorLaunchFailure = 53, cudaErrorLaunchMaxDepthExceeded = 65, cudaErrorLaunchFileScopedTex = 66, cudaErrorLaunchFileScopedSurf = 67, cudaErrorSyncDepthExceeded = 68, cudaErrorLaunchPendingCountExceeded = 69, cudaErrorInvalidDeviceFunction = 98, cudaErrorNoDevice = 100, cudaErrorInvalidDevice = 101, cudaErrorDeviceNotLicensed = 102, cudaErrorSoftwareValidityNotEstablished = 103, cudaErrorStartupFailure = 127, cudaErrorInvalidKernelImage = 200, cudaErrorDeviceUninitialized = 201, cudaErrorMapBufferObjectFailed = 205, cudaErrorUnmapBufferObjectFailed = 206, cudaErrorArrayIsMapped = 207, cudaErrorAlreadyMapped = 208, cudaErrorNoKernelImageForDevice = 209, cudaErrorAlreadyAcquired = 210, cudaErrorNotMapped = 211, cudaErrorNotMappedAsArray = 212, cudaErrorNotMappedAsPointer = 213, cudaErrorECCUncorrectable = 214, cudaErrorUnsupportedLimit = 215, cudaErrorDeviceAlreadyInUse = 216, cudaErrorPeerAccessUnsupported = 217, cudaErrorInvalidPtx = 218, cudaErrorInvalidGraphicsContext = 219, cudaErrorNvlinkUncorrectable = 220, cudaErrorJitCompilerNotFound = 221, cudaErrorUnsupportedPtxVersion = 222, cudaErrorJitCompilationDisabled = 223, cudaErrorUnsupportedExecAffinity = 224, cudaErrorUnsupportedDevSideSync = 225, cudaErrorContained = 226, cudaErrorInsufficientLoaderVersion = 227, cudaErrorInvalidSource = 300, cudaErrorFileNotFound = 301, cudaErrorSharedObjectSymbolNotFound = 302, cudaErrorSharedObjectInitFailed = 303, cudaErrorOperatingSystem = 304, cudaErrorInvalidResourceHandle = 400, cudaErrorIllegalState = 401, cudaErrorLossyQuery = 402, cudaErrorSymbolNotFound = 500, cudaErrorNotReady = 600, cudaErrorIllegalAddress = 700, cudaErrorLaunchOutOfResources = 701, cudaErrorLaunchTimeout = 702, cudaErrorLaunchIncompatibleTexturing = 703, cudaErrorPeerAccessAlreadyEnabled = 704, cudaErrorPeerAccessNotEnabled = 705, cudaErrorSetOnActiveProcess = 708, cudaErrorContextIsDestroyed = 709, cudaErrorAssert = 710, cudaErrorTooManyPeers = 711, cudaErrorHostMemoryAlreadyRegistered = 712, cudaErrorHostMemoryNotRegistered = 713, cudaErrorHardwareStackError = 714, cudaErrorIllegalInstruction = 715, cudaErrorMisalignedAddress = 716, cudaErrorInvalidAddressSpace = 717, cudaErrorInvalidPc = 718, cudaErrorLaunchFailure = 719, cudaErrorCooperativeLaunchTooLarge = 720, cudaErrorTensorMemoryLeak = 721, cudaErrorNotPermitted = 800, cudaErrorNotSupported = 801, cudaErrorSystemNotReady = 802, cudaErrorSystemDriverMismatch = 803, cudaErrorCompatNotSupportedOnDevice = 804, cudaErrorMpsConnectionFailed = 805, cudaErrorMpsRpcFailure = 806, cudaErrorMpsServerNotReady = 807, cudaErrorMpsMaxClientsReached = 808, cudaErrorMpsMaxConnectionsReached = 809, cudaErrorMpsClientTerminated = 810, cudaErrorCdpNotSupported = 811, cudaErrorCdpVersionMismatch = 812, cudaErrorStreamCaptureUnsupported = 900, cudaErrorStreamCaptureInvalidated = 901, cudaErrorStreamCaptureMerge = 902, cudaErrorStreamCaptureUnmatched = 903, cudaErrorStreamCaptureUnjoined = 904, cudaErrorStreamCaptureIsolation = 905, cudaErrorStreamCaptureImplicit = 906, cudaErrorCapturedEvent = 907, cudaErrorStreamCaptureWrongThread = 908, cudaErrorTimeout = 909, cudaErrorGraphExecUpdateFailure = 910, cudaErrorExternalDevice = 911, cudaErrorInvalidClusterSize = 912, cudaErrorFunctionNotLoaded = 913, cudaErrorInvalidResourceType = 914, cudaErrorInvalidResourceConfiguration = 915, cudaErrorStreamDetached = 917, cudaErrorGraphRecaptureFailure = 918, cudaErrorFabricNotReady = 919, cudaErrorUnknown = 999, cudaErrorApiFailureBase = 10000 };
enum cudaExternalMemoryHandleType { cudaExternalMemoryHandleTypeOpaqueFd = 1, cudaExternalMemoryHandleTypeOpaqueWin32 = 2, cudaExternalMemoryHandleTypeOpaqueWin32Kmt = 3, cudaExternalMemoryHandleTypeD3D12Heap = 4, cudaExternalMemoryHandleTypeD3D12Resource = 5, cudaExternalMemoryHandleTypeD3D11Resource = 6, cudaExternalMemoryHandleTypeD3D11ResourceKmt = 7, cudaExternalMemoryHandleTypeNvSciBuf = 8 };
enum cudaExternalSemaphoreHandleType { cudaExternalSemaphoreHandleTypeOpaqueFd = 1, cudaExternalSemaphoreHandleTypeOpaqueWin32 = 2, cudaExternalSemaphoreHandleTypeOpaqueWin32Kmt = 3, cudaExternalSemaphoreHandleTypeD3D12Fence = 4, cudaExternalSemaphoreHandleTypeD3D11Fence = 5, cudaExternalSemaphoreHandleTypeNvSciSync = 6, cudaExternalSemaphoreHandleTypeKeyedMutex = 7, cudaExternalSemaphoreHandleTypeKeyedMutexKmt = 8, cudaExternalSemaphoreHandleTypeTimelineSemaphoreFd = 9, cudaExternalSemaphoreHandleTypeTimelineSemaphoreWin32 = 10 };
enum cudaTextureFilterMode { cudaFilterModePoint = 0, cudaFilterModeLinear = 1 };
enum cudaFlushGPUDirectRDMAWritesOptions { cudaFlushGPUDirectRDMAWritesOptionHost = 1, cudaFlushGPUDirectRDMAWritesOptionMemOps = 2 };
enum cudaFlushGPUDirectRDMAWritesScope { cudaFlushGPUDirectRDMAWritesToOwner = 100, cudaFlushGPUDirectRDMAWritesToAllDevices = 200 };
enum cudaFlushGPUDirectRDMAWritesTarget { cudaFlushGPUDirectRDMAWritesTargetCurrentDevice = 0 };
enum cudaSurfaceFormatMode { cudaFormatModeForced = 0, cudaFormatModeAuto = 1 };
enum cudaFuncAttribute { cudaFuncAttributeMaxDynamicSharedMemorySize = 8, cudaFuncAttributePreferredSharedMemoryCarveout = 9, cudaFuncAttributeClusterDimMustBeSet = 10, cudaFuncAttributeRequiredClusterWidth = 11, cudaFuncAttributeRequiredClusterHeight = 12, cudaFuncAttributeRequiredClusterDepth = 13, cudaFuncAttributeNonPortableClusterSizeAllowed = 14, cudaFuncAttributeClusterSchedulingPolicyPreference = 15, cudaFuncAttributeMax = 16, cudaFuncAttributeSharedMemoryMode = 16 };
enum cudaFuncCache { cudaFuncCachePreferNone = 0, cudaFuncCachePreferShared = 1, cudaFuncCachePreferL1 = 2, cudaFuncCachePreferEqual = 3 };
enum cudaGLDeviceList { cudaGLDeviceListAll = 1, cudaGLDeviceListCurrentFrame = 2, cudaGLDeviceListNextFrame = 3 };
enum cudaGLMapFlags { cudaGLMapFlagsNone = 0, cudaGLMapFlagsReadOnly = 1, cudaGLMapFlagsWriteDiscard = 2 };
enum cudaGPUDirectRDMAWritesOrdering { cudaGPUDirectRDMAWritesOrderingNone = 0, cudaGPUDirectRDMAWritesOrderingOwner = 100, cudaGPUDirectRDMAWritesOrderingAllDevices = 200 };
enum cudaGraphDebugDotFlags { cudaGraphDebugDotFlagsVerbose = 1, cudaGraphDebugDotFlagsKernelNodeParams = 4, cudaGraphDebugDotFlagsMemcpyNodeParams = 8, cudaGraphDebugDotFlagsMemsetNodeParams = 16, cudaGraphDebugDotFlagsHostNodeParams = 32, cudaGraphDebugDotFlagsEventNodeParams = 64, cudaGraphDebugDotFlagsExtSemasSignalNodeParams = 128, cudaGraphDebugDotFlagsExtSemasWaitNodeParams = 256, cudaGraphDebugDotFlagsKernelNodeAttributes = 512, cudaGraphDebugDotFlagsHandles = 1024, cudaGraphDebugDotFlagsConditionalNodeParams = 32768, cudaGraphDebugDotFlagsMemcpyBatchNodeParams = 65536 };
enum cudaGraphExecUpdateResult { cudaGraphExecUpdateSuccess = 0, cudaGraphExecUpdateError = 1, cudaGraphExecUpdateErrorTopologyChanged = 2, cudaGraphExecUpdateErrorNodeTypeChanged = 3, cudaGraphExecUpdateErrorFunctionChanged = 4, cudaGraphExecUpdateErrorParametersChanged = 5, cudaGraphExecUpdateErrorNotSupported = 6, cudaGraphExecUpdateErrorUnsupportedFunctionChange = 7, cudaGraphExecUpdateErrorAttributesChanged = 8 };
enum cudaGraphInstantiateFlags { cudaGraphInstantiateFlagAutoFreeOnLaunch = 1, cudaGraphInstantiateFlagUpload = 2, cudaGraphInstantiateFlagDeviceLaunch = 4, cudaGraphInstantiateFlagUseNodePriority = 8 };
enum cudaGraphMemAttributeType { cudaGraphMemAttrUsedMemCurrent = 0, cudaGraphMemAttrUsedMemHigh = 1, cudaGraphMemAttrReservedMemCurrent = 2, cudaGraphMemAttrReservedMemHigh = 3 };
enum cudaGraphNodeType { cudaGraphNodeTypeKernel = 0, cudaGraphNodeTypeMemcpy = 1, cudaGraphNodeTypeMemset = 2, cudaGraphNodeTypeHost = 3, cudaGraphNodeTypeGraph = 4, cudaGraphNodeTypeEmpty = 5, cudaGraphNodeTypeWaitEvent = 6, cudaGraphNodeTypeEventRecord = 7, cudaGraphNodeTypeExtSemaphoreSignal = 8, cudaGraphNodeTypeExtSemaphoreWait = 9, cudaGraphNodeTypeMemAlloc = 10, cudaGraphNodeTypeMemFree = 11, cudaGraphNodeTypeConditional = 13, cudaGraphNodeTypeCount = 14, cudaGraphNodeTypeMemcpyBatch = 14, cudaGraphNodeTypeReserved16 = 16, cudaGraphNodeTypeExternalEngine = 17 };
enum cudaUserObjectRetainFlags { cudaGraphUserObjectMove = 1 };
enum cudaGraphicsCubeFace { cudaGraphicsCubeFacePositiveX = 0, cudaGraphicsCubeFaceNegativeX = 1, cudaGraphicsCubeFacePositiveY = 2, cudaGraphicsCubeFaceNegativeY = 3, cudaGraphicsCubeFacePositiveZ = 4, cudaGraphicsCubeFaceNegativeZ = 5 };
enum cudaGraphicsMapFlags { cudaGraphicsMapFlagsNone = 0, cudaGraphicsMapFlagsReadOnly = 1, cudaGraphicsMapFlagsWriteDiscard = 2 };
enum cudaGraphicsRegisterFlags { cudaGraphicsRegisterFlagsNone = 0, cudaGraphicsRegisterFlagsReadOnly = 1, cudaGraphicsRegisterFlagsWriteDiscard = 2, cudaGraphicsRegisterFlagsSurfaceLoadStore = 4, cudaGraphicsRegisterFlagsTextureGather = 8 };
enum cudaKernelNodeAttrID {  };
enum cudaLimit { cudaLimitStackSize = 0, cudaLimitPrintfFifoSize = 1, cudaLimitMallocHeapSize = 2, cudaLimitDevRuntimeSyncDepth = 3, cudaLimitDevRuntimePendingLaunchCount = 4, cudaLimitMaxL2FetchGranularity = 5, cudaLimitPersistingL2CacheSize = 6, cudaLimitPerBlockMemorySize = 10 };
enum cudaMemAccessFlags { cudaMemAccessFlagsProtNone = 0, cudaMemAccessFlagsProtRead = 1, cudaMemAccessFlagsProtReadWrite = 3 };
enum cudaMemoryAdvise { cudaMemAdviseSetReadMostly = 1, cudaMemAdviseUnsetReadMostly = 2, cudaMemAdviseSetPreferredLocation = 3, cudaMemAdviseUnsetPreferredLocation = 4, cudaMemAdviseSetAccessedBy = 5, cudaMemAdviseUnsetAccessedBy = 6 };
enum cudaMemAllocationHandleType { cudaMemHandleTypeNone = 0, cudaMemHandleTypePosixFileDescriptor = 1, cudaMemHandleTypeWin32 = 2, cudaMemHandleTypeWin32Kmt = 4, cudaMemHandleTypeFabric = 8 };
enum cudaMemAllocationType { cudaMemAllocationTypeInvalid = 0, cudaMemAllocationTypePinned = 1, cudaMemAllocationTypeManaged = 2, cudaMemAllocationTypeMax = 2147483647 };
enum cudaMemLocationType { cudaMemLocationTypeInvalid = 0, cudaMemLocationTypeNone = 0, cudaMemLocationTypeDevice = 1, cudaMemLocationTypeHost = 2, cudaMemLocationTypeHostNuma = 3, cudaMemLocationTypeHostNumaCurrent = 4, cudaMemLocationTypeInvisible = 5, cudaMemLocationTypeDeviceLocalityDomain = 6 };
enum cudaMemPoolAttr { cudaMemPoolReuseFollowEventDependencies = 1, cudaMemPoolReuseAllowOpportunistic = 2, cudaMemPoolReuseAllowInternalDependencies = 3, cudaMemPoolAttrReleaseThreshold = 4, cudaMemPoolAttrReservedMemCurrent = 5, cudaMemPoolAttrReservedMemHigh = 6, cudaMemPoolAttrUsedMemCurrent = 7, cudaMemPoolAttrUsedMemHigh = 8, cudaMemPoolAttrAllocationType = 9, cudaMemPoolAttrExportHandleTypes = 10, cudaMemPoolAttrLocationId = 11, cudaMemPoolAttrLocationType = 12, cudaMemPoolAttrMaxPoolSize = 13, cudaMemPoolAttrHwDecompressEnabled = 14, cudaMemPoolAttrLocalityDomainId = 15 };
enum cudaMemRangeAttribute { cudaMemRangeAttributeReadMostly = 1, cudaMemRangeAttributePreferredLocation = 2, cudaMemRangeAttributeAccessedBy = 3, cudaMemRangeAttributeLastPrefetchLocation = 4, cudaMemRangeAttributePreferredLocationType = 5, cudaMemRangeAttributePreferredLocationId = 6, cudaMemRangeAttributeLastPrefetchLocationType = 7, cudaMemRangeAttributeLastPrefetchLocationId = 8 };
enum cudaMemcpyKind { cudaMemcpyHostToHost = 0, cudaMemcpyHostToDevice = 1, cudaMemcpyDeviceToHost = 2, cudaMemcpyDeviceToDevice = 3, cudaMemcpyDefault = 4 };
enum cudaMemoryType { cudaMemoryTypeUnregistered = 0, cudaMemoryTypeHost = 1, cudaMemoryTypeDevice = 2, cudaMemoryTypeManaged = 3 };
enum cudaTextureReadMode { cudaReadModeElementType = 0, cudaReadModeNormalizedFloat = 1 };
enum cudaResourceViewFormat { cudaResViewFormatNone = 0, cudaResViewFormatUnsignedChar1 = 1, cudaResViewFormatUnsignedChar2 = 2, cudaResViewFormatUnsignedChar4 = 3, cudaResViewFormatSignedChar1 = 4, cudaResViewFormatSignedChar2 = 5, cudaResViewFormatSignedChar4 = 6, cudaResViewFormatUnsignedShort1 = 7, cudaResViewFormatUnsignedShort2 = 8, cudaResViewFormatUnsignedShort4 = 9, cudaResViewFormatSignedShort1 = 10, cudaResViewFormatSignedShort2 = 11, cudaResViewFormatSignedShort4 = 12, cudaResViewFormatUnsignedInt1 = 13, cudaResViewFormatUnsignedInt2 = 14, cudaResViewFormatUnsignedInt4 = 15, cudaResViewFormatSignedInt1 = 16, cudaResViewFormatSignedInt2 = 17, cudaResViewFormatSignedInt4 = 18, cudaResViewFormatHalf1 = 19, cudaResViewFormatHalf2 = 20, cudaResViewFormatHalf4 = 21, cudaResViewFormatFloat1 = 22, cudaResViewFormatFloat2 = 23, cudaResViewFormatFloat4 = 24, cudaResViewFormatUnsignedBlockCompressed1 = 25, cudaResViewFormatUnsignedBlockCompressed2 = 26, cudaResViewFormatUnsignedBlockCompressed3 = 27, cudaResViewFormatUnsignedBlockCompressed4 = 28, cudaResViewFormatSignedBlockCompressed4 = 29, cudaResViewFormatUnsignedBlockCompressed5 = 30, cudaResViewFormatSignedBlockCompressed5 = 31, cudaResViewFormatUnsignedBlockCompressed6H = 32, cudaResViewFormatSignedBlockCompressed6H = 33, cudaResViewFormatUnsignedBlockCompressed7 = 34 };
enum cudaResourceType { cudaResourceTypeArray = 0, cudaResourceTypeMipmappedArray = 1, cudaResourceTypeLinear = 2, cudaResourceTypePitch2D = 3 };
enum cudaRoundMode { cudaRoundNearest = 0, cudaRoundZero = 1, cudaRoundPosInf = 2, cudaRoundMinInf = 3 };
enum cudaSharedCarveout { cudaSharedmemCarveoutDefault = -1, cudaSharedmemCarveoutMaxL1 = 0, cudaSharedmemCarveoutMaxShared = 100 };
enum cudaSharedMemConfig { cudaSharedMemBankSizeDefault = 0, cudaSharedMemBankSizeFourByte = 1, cudaSharedMemBankSizeEightByte = 2 };
enum cudaStreamUpdateCaptureDependenciesFlags { cudaStreamAddCaptureDependencies = 0, cudaStreamSetCaptureDependencies = 1 };
enum cudaStreamAttrID {  };
enum cudaStreamCaptureMode { cudaStreamCaptureModeGlobal = 0, cudaStreamCaptureModeThreadLocal = 1, cudaStreamCaptureModeRelaxed = 2 };
enum cudaStreamCaptureStatus { cudaStreamCaptureStatusNone = 0, cudaStreamCaptureStatusActive = 1, cudaStreamCaptureStatusInvalidated = 2 };
enum cudaSynchronizationPolicy { cudaSyncPolicyAuto = 1, cudaSyncPolicySpin = 2, cudaSyncPolicyYield = 3, cudaSyncPolicyBlockingSync = 4 };
enum cudaUserObjectFlags { cudaUserObjectNoDestructorSync = 1 };
enum cudaClusterSchedulingPolicy { cudaClusterSchedulingPolicyDefault = 0, cudaClusterSchedulingPolicySpread = 1, cudaClusterSchedulingPolicyLoadBalancing = 2, cudaClusterSchedulingPolicyRubinDsmemLocality = 3 };
enum cudaLaunchAttributeID { cudaLaunchAttributeIgnore = 0, cudaLaunchAttributeAccessPolicyWindow = 1, cudaLaunchAttributeCooperative = 2, cudaLaunchAttributeSynchronizationPolicy = 3, cudaLaunchAttributeClusterDimension = 4, cudaLaunchAttributeClusterSchedulingPolicyPreference = 5, cudaLaunchAttributeProgrammaticStreamSerialization = 6, cudaLaunchAttributeProgrammaticEvent = 7, cudaLaunchAttributePriority = 8, cudaLaunchAttributeMemSyncDomainMap = 9, cudaLaunchAttributeMemSyncDomain = 10, cudaLaunchAttributePreferredClusterDimension = 11, cudaLaunchAttributeLaunchCompletionEvent = 12, cudaLaunchAttributeDeviceUpdatableKernelNode = 13, cudaLaunchAttributePreferredSharedMemoryCarveout = 14, cudaLaunchAttributeNvlinkUtilCentricScheduling = 16, cudaLaunchAttributePortableClusterSizeMode = 17, cudaLaunchAttributeSharedMemoryMode = 18 };
enum cudaDriverEntryPointQueryResult { cudaDriverEntryPointSuccess = 0, cudaDriverEntryPointSymbolNotFound = 1, cudaDriverEntryPointVersionNotSufficent = 2 };
enum cudaGraphInstantiateResult { cudaGraphInstantiateSuccess = 0, cudaGraphInstantiateError = 1, cudaGraphInstantiateInvalidStructure = 2, cudaGraphInstantiateNodeOperationNotSupported = 3, cudaGraphInstantiateMultipleDevicesNotSupported = 4, cudaGraphInstantiateConditionalHandleUnused = 5 };
enum cudaLaunchMemSyncDomain { cudaLaunchMemSyncDomainDefault = 0, cudaLaunchMemSyncDomainRemote = 1 };
enum cudaDeviceNumaConfig { cudaDeviceNumaConfigNone = 0, cudaDeviceNumaConfigNumaNode = 1 };
enum cudaGraphConditionalHandleFlags { cudaGraphCondAssignDefault = 1 };
enum cudaGraphConditionalNodeType { cudaGraphCondTypeIf = 0, cudaGraphCondTypeWhile = 1, cudaGraphCondTypeSwitch = 2 };
enum cudaGraphDependencyType_enum { cudaGraphDependencyTypeDefault = 0, cudaGraphDependencyTypeProgrammatic = 1 };
enum cudaAsyncNotificationType_enum { cudaAsyncNotificationTypeOverBudget = 1 };
enum cudaGraphKernelNodeField { cudaGraphKernelNodeFieldInvalid = 0, cudaGraphKernelNodeFieldGridDim = 1, cudaGraphKernelNodeFieldParam = 2, cudaGraphKernelNodeFieldEnabled = 3 };
enum cudaJitOption { cudaJitMaxRegisters = 0, cudaJitThreadsPerBlock = 1, cudaJitWallTime = 2, cudaJitInfoLogBuffer = 3, cudaJitInfoLogBufferSizeBytes = 4, cudaJitErrorLogBuffer = 5, cudaJitErrorLogBufferSizeBytes = 6, cudaJitOptimizationLevel = 7, cudaJitFallbackStrategy = 10, cudaJitGenerateDebugInfo = 11, cudaJitLogVerbose = 12, cudaJitGenerateLineInfo = 13, cudaJitCacheMode = 14, cudaJitPositionIndependentCode = 30, cudaJitMinCtaPerSm = 31, cudaJitMaxThreadsPerBlock = 32, cudaJitOverrideDirectiveValues = 33 };
enum cudaJit_CacheMode { cudaJitCacheOptionNone = 0, cudaJitCacheOptionCG = 1, cudaJitCacheOptionCA = 2 };
enum cudaJit_Fallback { cudaPreferPtx = 0, cudaPreferBinary = 1 };
enum cudaLibraryOption { cudaLibraryHostUniversalFunctionAndDataTable = 0, cudaLibraryBinaryIsPreserved = 1 };
enum cudaMemcpy3DOperandType { cudaMemcpyOperandTypePointer = 1, cudaMemcpyOperandTypeArray = 2, cudaMemcpyOperandTypeMax = 2147483647 };
enum cudaMemcpyFlags { cudaMemcpyFlagDefault = 0, cudaMemcpyFlagPreferOverlapWithCompute = 1 };
enum cudaMemcpySrcAccessOrder { cudaMemcpySrcAccessOrderInvalid = 0, cudaMemcpySrcAccessOrderStream = 1, cudaMemcpySrcAccessOrderDuringApiCall = 2, cudaMemcpySrcAccessOrderAny = 3, cudaMemcpySrcAccessOrderMax = 2147483647 };
enum cudaGraphChildGraphNodeOwnership { cudaGraphChildGraphOwnershipInvalid = -1, cudaGraphChildGraphOwnershipClone = 0, cudaGraphChildGraphOwnershipMove = 1 };
enum cudaEmulationMantissaControl_t { CUDA_EMULATION_MANTISSA_CONTROL_DYNAMIC = 0, CUDA_EMULATION_MANTISSA_CONTROL_FIXED = 1 };
enum cudaEmulationSpecialValuesSupport_t { CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NONE = 0, CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_INFINITY = 1, CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_NAN = 2, CUDA_EMULATION_SPECIAL_VALUES_SUPPORT_DEFAULT = 65535 };
enum cudaEmulationStrategy_t { CUDA_EMULATION_STRATEGY_DEFAULT = 0, CUDA_EMULATION_STRATEGY_PERFORMANT = 1, CUDA_EMULATION_STRATEGY_EAGER = 2 };
enum CUDAlogLevel_enum { cudaLogLevelError = 0, cudaLogLevelWarning = 1 };
enum cudaAtomicOperationCapability { cudaAtomicCapabilitySigned = 1, cudaAtomicCapabilityUnsigned = 2, cudaAtomicCapabilityReduction = 4, cudaAtomicCapabilityScalar32 = 8, cudaAtomicCapabilityScalar64 = 16, cudaAtomicCapabilityScalar128 = 32, cudaAtomicCapabilityVector32x4 = 64 };
enum cudaAtomicOperation { cudaAtomicOperationIntegerAdd = 0, cudaAtomicOperationIntegerMin = 1, cudaAtomicOperationIntegerMax = 2, cudaAtomicOperationIntegerIncrement = 3, cudaAtomicOperationIntegerDecrement = 4, cudaAtomicOperationAnd = 5, cudaAtomicOperationOr = 6, cudaAtomicOperationXOR = 7, cudaAtomicOperationExchange = 8, cudaAtomicOperationCAS = 9, cudaAtomicOperationFloatAdd = 10, cudaAtomicOperationFloatMin = 11, cudaAtomicOperationFloatMax = 12 };
enum cudaDevResourceType { cudaDevResourceTypeInvalid = 0, cudaDevResourceTypeSm = 1, cudaDevResourceTypeWorkqueueConfig = 1000, cudaDevResourceTypeWorkqueue = 10000 };
enum cudaDevSmResourceGroup_flags { cudaDevSmResourceGroupDefault = 0, cudaDevSmResourceGroupBackfill = 1, cudaDevSmResourceGroupLocalityDomainId = 2, cudaDevSmResourceGroupLocalityDomainSupplementalSms = 4 };
enum cudaDevSmResourceSplitByCount_flags { cudaDevSmResourceSplitIgnoreSmCoscheduling = 1, cudaDevSmResourceSplitMaxPotentialClusterSize = 2 };
enum cudaDevWorkqueueConfigScope { cudaDevWorkqueueConfigScopeDeviceCtx = 0, cudaDevWorkqueueConfigScopeGreenCtxBalanced = 1 };
enum cudaHostTaskSyncMode { cudaHostTaskBlocking = 0, cudaHostTaskSpinWait = 1 };
enum cudaKernelFunctionType { cudaKernelFunctionTypeUnspecified = 0, cudaKernelFunctionTypeDeviceEntry = 1, cudaKernelFunctionTypeKernel = 2, cudaKernelFunctionTypeFunction = 3 };
enum cudaLaunchAttributePortableClusterMode { cudaLaunchPortableClusterModeDefault = 0, cudaLaunchPortableClusterModeRequirePortable = 1, cudaLaunchPortableClusterModeAllowNonPortable = 2 };
enum cudaSharedMemoryMode { cudaSharedMemoryModeDefault = 0, cudaSharedMemoryModeRequirePortable = 1, cudaSharedMemoryModeAllowNonPortable = 2, cudaSharedMemoryModeAllowOversizedSharedMemory = 3, cudaSharedMemoryModePreferOversizedSharedMemory = 4 };
enum cudaFabricOpStatusInfo { cudaFabricOpStatusInfoLast = 0, cudaFabricOpStatusInfoSuccess = 0, cudaFabricOpStatusInfoMax = 2147483647 };
enum cudaFabricOpStatusSource { cudaFabricOpStatusSourceMbarrierV1 = 0, cudaFabricOpStatusSourceMax = 2147483647 };
enum cudaGraphRecaptureStatus { cudaGraphRecaptureEligibleForUpdate = 0, cudaGraphRecaptureIneligibleForUpdate = 1, cudaGraphRecaptureError = 2 };
struct CUeglStreamConnection_st;
struct CUevent_st;
struct CUexternalMemory_st;
struct CUexternalSemaphore_st;
struct CUfunc_st;
struct CUgraphExec_st;
struct CUgraphNode_st;
struct CUgraph_st;
struct CUmemPoolHandle_st;
struct CUstream_st;
struct CUuserObject_st;
struct CUuuid_st;
struct __cudaOccupancyB2DHelper;
struct char1;
struct char2;
struct char3;
struct char4;
struct cudaAccessPolicyWindow;
struct cudaArray;
struct cudaArrayMemoryRequirements;
struct cudaArraySparseProperties;
struct cudaChannelFormatDesc;
struct cudaDeviceProp;
struct cudaEglFrame_st;
struct cudaEglPlaneDesc_st;
struct cudaExtent;
struct cudaExternalMemoryBufferDesc;
struct cudaExternalMemoryHandleDesc;
struct cudaExternalMemoryMipmappedArrayDesc;
struct cudaExternalSemaphoreHandleDesc;
struct cudaExternalSemaphoreSignalNodeParams;
struct cudaExternalSemaphoreSignalParams;
struct cudaExternalSemaphoreSignalParams_v1;
struct cudaExternalSemaphoreWaitNodeParams;
struct cudaExternalSemaphoreWaitParams;
struct cudaExternalSemaphoreWaitParams_v1;
struct cudaFuncAttributes;
struct cudaGraphicsResource;
struct cudaHostNodeParams;
struct cudaIpcEventHandle_st;
struct cudaIpcMemHandle_st;
struct cudaKernelNodeParams;
struct cudaLaunchParams;
struct cudaMemAccessDesc;
struct cudaMemAllocNodeParams;
struct cudaMemLocation;
struct cudaMemPoolProps;
struct cudaMemPoolPtrExportData;
struct cudaMemcpy3DParms;
struct cudaMemcpy3DPeerParms;
struct cudaMemsetParams;
struct cudaMipmappedArray;
struct cudaPitchedPtr;
struct cudaPointerAttributes;
struct cudaPos;
struct cudaResourceDesc;
struct cudaResourceViewDesc;
struct cudaTextureDesc;
struct double1;
struct double2;
struct double3;
struct double4;
struct float1;
struct float2;
struct float3;
struct float4;
struct int1;
struct int2;
struct int3;
struct int4;
struct long1;
struct long2;
struct long3;
struct long4;
struct longlong1;
struct longlong2;
struct longlong3;
struct longlong4;
struct short1;
struct short2;
struct short3;
struct short4;
struct surfaceReference;
struct textureReference;
struct uchar1;
struct uchar2;
struct uchar3;
struct uchar4;
struct uint1;
struct uint2;
struct uint3;
struct uint4;
struct ulong1;
struct ulong2;
struct ulong3;
struct ulong4;
struct ulonglong1;
struct ulonglong2;
struct ulonglong3;
struct ulonglong4;
struct ushort1;
struct ushort2;
struct ushort3;
struct ushort4;
struct cudaLaunchAttributeValue;
struct cudaLaunchAttribute_st;
struct cudaLaunchConfig_st;
struct cudaTextureDesc_v2;
struct cudaGraphExecUpdateResultInfo_st;
struct cudaGraphInstantiateParams_st;
struct cudaLaunchMemSyncDomainMap_st;
struct CUkern_st;
struct cudaChildGraphNodeParams;
struct cudaEventRecordNodeParams;
struct cudaEventWaitNodeParams;
struct cudaExternalSemaphoreSignalNodeParamsV2;
struct cudaExternalSemaphoreWaitNodeParamsV2;
struct cudaGraphNodeParams;
struct cudaHostNodeParamsV2;
struct cudaKernelNodeParamsV2;
struct cudaMemAllocNodeParamsV2;
struct cudaMemFreeNodeParams;
struct cudaMemcpyNodeParams;
struct cudaMemsetParamsV2;
struct cudaConditionalNodeParams;
struct cudaGraphEdgeData_st;
struct cudaMemFabricHandle_st;
struct CUgraphDeviceUpdatableNode_st;
struct cudaAsyncCallbackEntry;
struct cudaAsyncNotificationInfo;
struct cudaGraphKernelNodeUpdate;
struct CUlib_st;
struct cudaMemcpy3DBatchOp;
struct cudaMemcpy3DOperand;
struct cudaMemcpyAttributes;
struct cudaOffset3D;
struct cudalibraryHostUniversalFunctionAndDataTable;
struct CUlogsCallbackEntry_st;
struct double4_16a;
struct double4_32a;
struct long4_16a;
struct long4_32a;
struct longlong4_16a;
struct longlong4_32a;
struct ulong4_16a;
struct ulong4_32a;
struct ulonglong4_16a;
struct ulonglong4_32a;
struct CUdevResourceDesc_st;
struct cudaDevResource_st;
struct cudaDevSmResource;
struct cudaDevSmResourceGroupParams_st;
struct cudaDevWorkqueueConfigResource;
struct cudaDevWorkqueueResource;
struct cudaExecutionContext_st;
struct cudaGraphRecaptureCallbackData;
struct cudaMemcpyBatchNodeParams;
struct CUuuid_st { char bytes[16]; };
using CUuuid = CUuuid_st;
using cudaArray_const_t = const cudaArray *;
using cudaArray_t = cudaArray *;
using cudaDataType = enum cudaDataType_t;
using cudaEglColorFormat = enum cudaEglColorFormat_enum;
using cudaEglFrameType = enum cudaEglFrameType_enum;
struct cudaPitchedPtr { size_t pitch; void * ptr; size_t xsize; size_t ysize; };
struct cudaChannelFormatDesc { enum cudaChannelFormatKind f; int w; int x; int y; int z; };
struct cudaEglPlaneDesc_st { cudaChannelFormatDesc channelDesc; unsigned int depth; unsigned int height; unsigned int numChannels; unsigned int pitch; unsigned int reserved[4]; unsigned int width; };
using cudaEglPlaneDesc = cudaEglPlaneDesc_st;
struct cudaEglFrame_st { cudaEglColorFormat eglColorFormat; cudaEglFrameType frameType; cudaArray_t pArray[3]; cudaPitchedPtr pPitch[3]; unsigned int planeCount; cudaEglPlaneDesc planeDesc[3]; struct { cudaEglColorFormat eglColorFormat; cudaEglFrameType frameType; cudaArray_t pArray[3]; cudaPitchedPtr pPitch[3]; unsigned int planeCount; cudaEglPlaneDesc planeDesc[3]; struct { cudaEglColorFormat eglColorFormat; cudaEglFrameType frameType; cudaArray_t pArray[3]; cudaPitchedPtr pPitch[3]; unsigned int planeCount; cudaEglPlaneDesc planeDesc[3]; } frame; } frame; };
using cudaEglFrame = cudaEglFrame_st;
using cudaEglResourceLocationFlags = enum cudaEglResourceLocationFlags_enum;
using cudaEglStreamConnection = CUeglStreamConnection_st *;
using cudaError_t = enum cudaError;
using cudaEvent_t = CUevent_st *;
using cudaExternalMemory_t = CUexternalMemory_st *;
using cudaExternalSemaphore_t = CUexternalSemaphore_st *;
using cudaFunction_t = CUfunc_st *;
using cudaGraphExec_t = CUgraphExec_st *;
using cudaGraphNode_t = CUgraphNode_st *;
using cudaGraph_t = CUgraph_st *;
using cudaGraphicsResource_t = cudaGraphicsResource *;
using cudaHostFn_t = void (*)(void *);
struct cudaIpcEventHandle_st { char reserved[64]; };
using cudaIpcEventHandle_t = cudaIpcEventHandle_st;
struct cudaIpcMemHandle_st { char reserved[64]; };
using cudaIpcMemHandle_t = cudaIpcMemHandle_st;
struct cudaAccessPolicyWindow { void * base_ptr; enum cudaAccessProperty hitProp; float hitRatio; enum cudaAccessProperty missProp; size_t num_bytes; };
struct cudaLaunchMemSyncDomainMap_st { unsigned char default_; unsigned char remote; };
using cudaLaunchMemSyncDomainMap = cudaLaunchMemSyncDomainMap_st;
using cudaGraphDeviceNode_t = CUgraphDeviceUpdatableNode_st *;
struct cudaLaunchAttributeValue { cudaAccessPolicyWindow accessPolicyWindow; enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference; int cooperative; cudaEvent_t event; int flags; char pad[64]; int priority; int programmaticStreamSerializationAllowed; enum cudaSynchronizationPolicy syncPolicy; int triggerAtBlockStart; unsigned int x; unsigned int y; unsigned int z; cudaLaunchMemSyncDomain memSyncDomain; cudaLaunchMemSyncDomainMap memSyncDomainMap; cudaGraphDeviceNode_t devNode; int deviceUpdatable; unsigned int sharedMemCarveout; unsigned int nvlinkUtilCentricScheduling; cudaLaunchAttributePortableClusterMode portableClusterSizeMode; cudaSharedMemoryMode sharedMemoryMode; struct { cudaAccessPolicyWindow accessPolicyWindow; enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference; int cooperative; cudaEvent_t event; int flags; char pad[64]; int priority; int programmaticStreamSerializationAllowed; enum cudaSynchronizationPolicy syncPolicy; int triggerAtBlockStart; unsigned int x; unsigned int y; unsigned int z; cudaLaunchMemSyncDomain memSyncDomain; cudaLaunchMemSyncDomainMap memSyncDomainMap; cudaGraphDeviceNode_t devNode; int deviceUpdatable; unsigned int sharedMemCarveout; unsigned int nvlinkUtilCentricScheduling; cudaLaunchAttributePortableClusterMode portableClusterSizeMode; cudaSharedMemoryMode sharedMemoryMode; struct { cudaAccessPolicyWindow accessPolicyWindow; enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference; int cooperative; cudaEvent_t event; int flags; char pad[64]; int priority; int programmaticStreamSerializationAllowed; enum cudaSynchronizationPolicy syncPolicy; int triggerAtBlockStart; unsigned int x; unsigned int y; unsigned int z; cudaLaunchMemSyncDomain memSyncDomain; cudaLaunchMemSyncDomainMap memSyncDomainMap; cudaGraphDeviceNode_t devNode; int deviceUpdatable; unsigned int sharedMemCarveout; unsigned int nvlinkUtilCentricScheduling; cudaLaunchAttributePortableClusterMode portableClusterSizeMode; cudaSharedMemoryMode sharedMemoryMode; } clusterDim, programmaticEvent, launchCompletionEvent, deviceUpdatableKernelNode, preferredClusterDim; } clusterDim, programmaticEvent, launchCompletionEvent, deviceUpdatableKernelNode, preferredClusterDim; };
using cudaKernelNodeAttrValue = cudaLaunchAttributeValue;
using cudaMemPool_t = CUmemPoolHandle_st *;
using cudaMipmappedArray_const_t = const cudaMipmappedArray *;
using cudaMipmappedArray_t = cudaMipmappedArray *;
using cudaOutputMode_t = enum cudaOutputMode;
using cudaStreamAttrValue = cudaLaunchAttributeValue;
using cudaStream_t = CUstream_st *;
using cudaStreamCallback_t = void (*)(cudaStream_t, cudaError_t, void *);
using cudaSurfaceObject_t = unsigned long long;
using cudaTextureObject_t = unsigned long long;
using cudaUUID_t = CUuuid_st;
using cudaUserObject_t = CUuserObject_st *;
using libraryPropertyType = enum libraryPropertyType_t;
struct cudaLaunchAttribute_st { cudaLaunchAttributeID id; char pad[4]; cudaLaunchAttributeValue val; };
using cudaLaunchAttribute = cudaLaunchAttribute_st;
struct cudaLaunchConfig_st { cudaLaunchAttribute * attrs; dim3 blockDim; size_t dynamicSmemBytes; dim3 gridDim; unsigned int numAttrs; cudaStream_t stream; };
using cudaLaunchConfig_t = cudaLaunchConfig_st;
struct cudaGraphExecUpdateResultInfo_st { cudaGraphNode_t errorFromNode; cudaGraphNode_t errorNode; enum cudaGraphExecUpdateResult result; };
using cudaGraphExecUpdateResultInfo = cudaGraphExecUpdateResultInfo_st;
struct cudaGraphInstantiateParams_st { cudaGraphNode_t errNode_out; unsigned long long flags; cudaGraphInstantiateResult result_out; cudaStream_t uploadStream; };
using cudaGraphInstantiateParams = cudaGraphInstantiateParams_st;
using cudaKernel_t = CUkern_st *;
using cudaGraphConditionalHandle = unsigned long long;
using cudaGraphDependencyType = enum cudaGraphDependencyType_enum;
struct cudaGraphEdgeData_st { unsigned char from_port; unsigned char reserved[5]; unsigned char to_port; unsigned char type; };
using cudaGraphEdgeData = cudaGraphEdgeData_st;
struct cudaMemFabricHandle_st { char reserved[64]; };
using cudaMemFabricHandle_t = cudaMemFabricHandle_st;
using cudaAsyncNotificationType = enum cudaAsyncNotificationType_enum;
struct cudaAsyncNotificationInfo { unsigned long long bytesOverBudget; cudaAsyncNotificationType type; struct { unsigned long long bytesOverBudget; cudaAsyncNotificationType type; struct { unsigned long long bytesOverBudget; cudaAsyncNotificationType type; } info, overBudget; } info, overBudget; };
using cudaAsyncNotificationInfo_t = cudaAsyncNotificationInfo;
using cudaAsyncCallbackHandle_t = cudaAsyncCallbackEntry *;
using cudaAsyncCallback = void (*)(cudaAsyncNotificationInfo_t *, void *, cudaAsyncCallbackHandle_t);
using cudaLibrary_t = CUlib_st *;
using cudaEmulationMantissaControl = enum cudaEmulationMantissaControl_t;
using cudaEmulationSpecialValuesSupport = enum cudaEmulationSpecialValuesSupport_t;
using cudaEmulationStrategy = enum cudaEmulationStrategy_t;
using cudaLogIterator = unsigned int;
using cudaLogLevel = enum CUDAlogLevel_enum;
using cudaLogsCallbackHandle = CUlogsCallbackEntry_st *;
using cudaLogsCallback_t = void (*)(void *, cudaLogLevel, char *, size_t);
struct cudaDevSmResource { unsigned int flags; unsigned int minSmPartitionSize; unsigned int smCoscheduledAlignment; unsigned int smCount; unsigned int localityDomainId; };
struct cudaDevWorkqueueResource { unsigned char reserved[40]; };
struct cudaDevWorkqueueConfigResource { int device; enum cudaDevWorkqueueConfigScope sharingScope; unsigned int wqConcurrencyLimit; };
struct cudaDevResource_st { unsigned char _internal_padding[92]; unsigned char _oversize[40]; cudaDevResource_st * nextResource; cudaDevSmResource sm; enum cudaDevResourceType type; cudaDevWorkqueueResource wq; cudaDevWorkqueueConfigResource wqConfig; };
using cudaDevResource = cudaDevResource_st;
using cudaDevResourceDesc_t = CUdevResourceDesc_st *;
struct cudaDevSmResourceGroupParams_st { unsigned int coscheduledSmCount; unsigned int flags; unsigned int preferredCoscheduledSmCount; unsigned int reserved[11]; unsigned int smCount; unsigned int localityDomainId; };
using cudaDevSmResourceGroupParams = cudaDevSmResourceGroupParams_st;
using cudaExecutionContext_t = cudaExecutionContext_st *;
using cudaGraphRecaptureCallback_t = cudaError_t (*)(void *, cudaGraphNode_t, const cudaGraphNodeParams *, const cudaGraphNodeParams *, enum cudaGraphRecaptureStatus);
struct __cudaOccupancyB2DHelper { size_t n; };
struct char1 { signed char x; };
struct char2 { signed char x; signed char y; };
struct char3 { signed char x; signed char y; signed char z; };
struct char4 { signed char w; signed char x; signed char y; signed char z; };
struct cudaArrayMemoryRequirements { size_t alignment; unsigned int reserved[4]; size_t size; };
struct cudaArraySparseProperties { unsigned int depth; unsigned int flags; unsigned int height; unsigned int miptailFirstLevel; unsigned long long miptailSize; unsigned int reserved[4]; unsigned int width; struct { unsigned int depth; unsigned int flags; unsigned int height; unsigned int miptailFirstLevel; unsigned long long miptailSize; unsigned int reserved[4]; unsigned int width; struct { unsigned int depth; unsigned int flags; unsigned int height; unsigned int miptailFirstLevel; unsigned long long miptailSize; unsigned int reserved[4]; unsigned int width; } tileExtent; } tileExtent; };
struct cudaDeviceProp { int ECCEnabled; int accessPolicyMaxWindowSize; int asyncEngineCount; int canMapHostMemory; int canUseHostPointerForRegisteredMem; int clockRate; int computeMode; int computePreemptionSupported; int concurrentKernels; int concurrentManagedAccess; int cooperativeLaunch; int cooperativeMultiDeviceLaunch; int deviceOverlap; int directManagedMemAccessFromHost; int globalL1CacheSupported; int hostNativeAtomicSupported; int integrated; int isMultiGpuBoard; int kernelExecTimeoutEnabled; int l2CacheSize; int localL1CacheSupported; char luid[8]; unsigned int luidDeviceNodeMask; int major; int managedMemory; int maxBlocksPerMultiProcessor; int maxGridSize[3]; int maxSurface1D; int maxSurface1DLayered[2]; int maxSurface2D[2]; int maxSurface2DLayered[3]; int maxSurface3D[3]; int maxSurfaceCubemap; int maxSurfaceCubemapLayered[2]; int maxTexture1D; int maxTexture1DLayered[2]; int maxTexture1DLinear; int maxTexture1DMipmap; int maxTexture2D[2]; int maxTexture2DGather[2]; int maxTexture2DLayered[3]; int maxTexture2DLinear[3]; int maxTexture2DMipmap[2]; int maxTexture3D[3]; int maxTexture3DAlt[3]; int maxTextureCubemap; int maxTextureCubemapLayered[2]; int maxThreadsDim[3]; int maxThreadsPerBlock; int maxThreadsPerMultiProcessor; size_t memPitch; int memoryBusWidth; int memoryClockRate; int minor; int multiGpuBoardGroupID; int multiProcessorCount; char name[256]; int pageableMemoryAccess; int pageableMemoryAccessUsesHostPageTables; int pciBusID; int pciDeviceID; int pciDomainID; int persistingL2CacheMaxSize; int regsPerBlock; int regsPerMultiprocessor; size_t reservedSharedMemPerBlock; size_t sharedMemPerBlock; size_t sharedMemPerBlockOptin; size_t sharedMemPerMultiprocessor; int singleToDoublePrecisionPerfRatio; int streamPrioritiesSupported; size_t surfaceAlignment; int tccDriver; size_t textureAlignment; size_t texturePitchAlignment; size_t totalConstMem; size_t totalGlobalMem; int unifiedAddressing; cudaUUID_t uuid; int warpSize; int clusterLaunch; int deferredMappingCudaArraySupported; unsigned int gpuDirectRDMAFlushWritesOptions; int gpuDirectRDMASupported; int gpuDirectRDMAWritesOrdering; int hostRegisterReadOnlySupported; int hostRegisterSupported; int ipcEventSupported; unsigned int memoryPoolSupportedHandleTypes; int memoryPoolsSupported; int reserved[63]; int sparseCudaArraySupported; int timelineSemaphoreInteropSupported; int unifiedFunctionPointers; int reserved2[2]; int reserved1[1]; int deviceNumaConfig; int deviceNumaId; unsigned int gpuPciDeviceID; unsigned int gpuPciSubsystemID; int hostNumaId; int hostNumaMultinodeIpcSupported; int mpsEnabled; };
struct cudaExtent { size_t depth; size_t height; size_t width; };
struct cudaExternalMemoryBufferDesc { unsigned int flags; unsigned long long offset; unsigned long long size; unsigned int reserved[16]; };
struct cudaExternalMemoryHandleDesc { int fd; unsigned int flags; const void * name; const void * nvSciBufObject; unsigned long long size; enum cudaExternalMemoryHandleType type; unsigned int reserved[16]; struct { int fd; unsigned int flags; const void * name; const void * nvSciBufObject; unsigned long long size; enum cudaExternalMemoryHandleType type; unsigned int reserved[16]; struct { int fd; unsigned int flags; void * handle; const void * name; const void * nvSciBufObject; unsigned long long size; enum cudaExternalMemoryHandleType type; unsigned int reserved[16]; } handle, win32; } handle, win32; };
struct cudaExternalMemoryMipmappedArrayDesc { cudaExtent extent; unsigned int flags; cudaChannelFormatDesc formatDesc; unsigned int numLevels; unsigned long long offset; unsigned int reserved[16]; };
struct cudaExternalSemaphoreHandleDesc { int fd; unsigned int flags; const void * name; const void * nvSciSyncObj; enum cudaExternalSemaphoreHandleType type; unsigned int reserved[16]; struct { int fd; unsigned int flags; const void * name; const void * nvSciSyncObj; enum cudaExternalSemaphoreHandleType type; unsigned int reserved[16]; struct { int fd; unsigned int flags; void * handle; const void * name; const void * nvSciSyncObj; enum cudaExternalSemaphoreHandleType type; unsigned int reserved[16]; } handle, win32; } handle, win32; };
struct cudaExternalSemaphoreSignalNodeParams { cudaExternalSemaphore_t * extSemArray; unsigned int numExtSems; const cudaExternalSemaphoreSignalParams * paramsArray; };
struct cudaExternalSemaphoreSignalParams { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned long long value; struct { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned long long value; struct { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned long long value; } fence, keyedMutex, nvSciSync, params; } fence, keyedMutex, nvSciSync, params; };
struct cudaExternalSemaphoreSignalParams_v1 { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned long long value; struct { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned long long value; struct { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned long long value; } fence, keyedMutex, nvSciSync, params; } fence, keyedMutex, nvSciSync, params; };
struct cudaExternalSemaphoreWaitNodeParams { cudaExternalSemaphore_t * extSemArray; unsigned int numExtSems; const cudaExternalSemaphoreWaitParams * paramsArray; };
struct cudaExternalSemaphoreWaitParams { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned int timeoutMs; unsigned long long value; struct { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned int timeoutMs; unsigned long long value; struct { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned int timeoutMs; unsigned long long value; } fence, keyedMutex, nvSciSync, params; } fence, keyedMutex, nvSciSync, params; };
struct cudaExternalSemaphoreWaitParams_v1 { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned int timeoutMs; unsigned long long value; struct { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned int timeoutMs; unsigned long long value; struct { unsigned int flags; unsigned long long key; unsigned long long reserved; unsigned int timeoutMs; unsigned long long value; } fence, keyedMutex, nvSciSync, params; } fence, keyedMutex, nvSciSync, params; };
struct cudaFuncAttributes { int binaryVersion; int cacheModeCA; size_t constSizeBytes; size_t localSizeBytes; int maxDynamicSharedSizeBytes; int maxThreadsPerBlock; int numRegs; int preferredShmemCarveout; int ptxVersion; size_t sharedSizeBytes; int clusterDimMustBeSet; int clusterSchedulingPolicyPreference; int nonPortableClusterSizeAllowed; int requiredClusterDepth; int requiredClusterHeight; int requiredClusterWidth; int reserved[16]; int reserved0; int deviceNodeUpdateStatus; int reserved1; cudaSharedMemoryMode sharedMemoryMode; };
struct cudaHostNodeParams { cudaHostFn_t fn; void * userData; };
struct cudaKernelNodeParams { dim3 blockDim; void ** extra; void * func; dim3 gridDim; void ** kernelParams; unsigned int sharedMemBytes; };
struct cudaLaunchParams { void ** args; dim3 blockDim; void * func; dim3 gridDim; size_t sharedMem; cudaStream_t stream; };
struct cudaMemLocation { int id; enum cudaMemLocationType type; unsigned char deviceId; unsigned char localityDomainId; struct { int id; enum cudaMemLocationType type; unsigned char deviceId; unsigned char localityDomainId; struct { int id; enum cudaMemLocationType type; unsigned char deviceId; unsigned char localityDomainId; } localized; } localized; };
struct cudaMemAccessDesc { enum cudaMemAccessFlags flags; cudaMemLocation location; };
struct cudaMemPoolProps { enum cudaMemAllocationType allocType; enum cudaMemAllocationHandleType handleTypes; cudaMemLocation location; unsigned char reserved[54]; void * win32SecurityAttributes; size_t maxSize; unsigned short usage; unsigned char reserved1; };
struct cudaMemAllocNodeParams { size_t accessDescCount; const cudaMemAccessDesc * accessDescs; size_t bytesize; void * dptr; cudaMemPoolProps poolProps; };
struct cudaMemPoolPtrExportData { unsigned char reserved[64]; };
struct cudaPos { size_t x; size_t y; size_t z; };
struct cudaMemcpy3DParms { cudaArray_t dstArray; cudaPos dstPos; cudaPitchedPtr dstPtr; cudaExtent extent; enum cudaMemcpyKind kind; cudaArray_t srcArray; cudaPos srcPos; cudaPitchedPtr srcPtr; };
struct cudaMemcpy3DPeerParms { cudaArray_t dstArray; int dstDevice; cudaPos dstPos; cudaPitchedPtr dstPtr; cudaExtent extent; cudaArray_t srcArray; int srcDevice; cudaPos srcPos; cudaPitchedPtr srcPtr; };
struct cudaMemsetParams { void * dst; unsigned int elementSize; size_t height; size_t pitch; unsigned int value; size_t width; };
struct cudaPointerAttributes { int device; void * devicePointer; void * hostPointer; enum cudaMemoryType type; long reserved[7]; int localityDomainOrdinal; long unused; enum cudaMemoryType memoryType; int isManaged; };
struct cudaResourceDesc { cudaChannelFormatDesc desc; void * devPtr; size_t height; size_t pitchInBytes; enum cudaResourceType resType; size_t sizeInBytes; size_t width; unsigned int flags; int reserved[32]; struct { cudaChannelFormatDesc desc; void * devPtr; size_t height; size_t pitchInBytes; enum cudaResourceType resType; size_t sizeInBytes; size_t width; unsigned int flags; int reserved[32]; struct { cudaArray_t array; cudaChannelFormatDesc desc; void * devPtr; size_t height; cudaMipmappedArray_t mipmap; size_t pitchInBytes; enum cudaResourceType resType; size_t sizeInBytes; size_t width; unsigned int flags; int reserved[32]; } array, linear, mipmap, pitch2D, res; } array, linear, mipmap, pitch2D, res; };
struct cudaResourceViewDesc { size_t depth; unsigned int firstLayer; unsigned int firstMipmapLevel; enum cudaResourceViewFormat format; size_t height; unsigned int lastLayer; unsigned int lastMipmapLevel; size_t width; unsigned int reserved[16]; };
struct cudaTextureDesc { enum cudaTextureAddressMode addressMode[3]; float borderColor[4]; int disableTrilinearOptimization; enum cudaTextureFilterMode filterMode; unsigned int maxAnisotropy; float maxMipmapLevelClamp; float minMipmapLevelClamp; enum cudaTextureFilterMode mipmapFilterMode; float mipmapLevelBias; int normalizedCoords; enum cudaTextureReadMode readMode; int sRGB; int seamlessCubemap; };
struct double1 { double x; };
struct double2 { double x; double y; };
struct double3 { double x; double y; double z; };
struct double4 { double w; double x; double y; double z; };
struct float1 { float x; };
struct float2 { float x; float y; };
struct float3 { float x; float y; float z; };
struct float4 { float w; float x; float y; float z; };
struct int1 { int x; };
struct int2 { int x; int y; };
struct int3 { int x; int y; int z; };
struct int4 { int w; int x; int y; int z; };
struct long1 { long x; };
struct long2 { long x; long y; };
struct long3 { long x; long y; long z; };
struct long4 { long w; long x; long y; long z; };
struct longlong1 { long long x; };
struct longlong2 { long long x; long long y; };
struct longlong3 { long long x; long long y; long long z; };
struct longlong4 { long long w; long long x; long long y; long long z; };
struct short1 { short x; };
struct short2 { short x; short y; };
struct short3 { short x; short y; short z; };
struct short4 { short w; short x; short y; short z; };
struct surfaceReference { cudaChannelFormatDesc channelDesc; };
struct textureReference { int __cudaReserved[14]; enum cudaTextureAddressMode addressMode[3]; cudaChannelFormatDesc channelDesc; int disableTrilinearOptimization; enum cudaTextureFilterMode filterMode; unsigned int maxAnisotropy; float maxMipmapLevelClamp; float minMipmapLevelClamp; enum cudaTextureFilterMode mipmapFilterMode; float mipmapLevelBias; int normalized; int sRGB; };
struct uchar1 { unsigned char x; };
struct uchar2 { unsigned char x; unsigned char y; };
struct uchar3 { unsigned char x; unsigned char y; unsigned char z; };
struct uchar4 { unsigned char w; unsigned char x; unsigned char y; unsigned char z; };
struct uint1 { unsigned int x; };
struct uint2 { unsigned int x; unsigned int y; };
struct uint3 { unsigned int x; unsigned int y; unsigned int z; };
struct uint4 { unsigned int w; unsigned int x; unsigned int y; unsigned int z; };
struct ulong1 { unsigned long x; };
struct ulong2 { unsigned long x; unsigned long y; };
struct ulong3 { unsigned long x; unsigned long y; unsigned long z; };
struct ulong4 { unsigned long w; unsigned long x; unsigned long y; unsigned long z; };
struct ulonglong1 { unsigned long long x; };
struct ulonglong2 { unsigned long long x; unsigned long long y; };
struct ulonglong3 { unsigned long long x; unsigned long long y; unsigned long long z; };
struct ulonglong4 { unsigned long long w; unsigned long long x; unsigned long long y; unsigned long long z; };
struct ushort1 { unsigned short x; };
struct ushort2 { unsigned short x; unsigned short y; };
struct ushort3 { unsigned short x; unsigned short y; unsigned short z; };
struct ushort4 { unsigned short w; unsigned short x; unsigned short y; unsigned short z; };
struct cudaTextureDesc_v2 { enum cudaTextureAddressMode addressMode[3]; float borderColor[4]; int disableTrilinearOptimization; enum cudaTextureFilterMode filterMode; unsigned int maxAnisotropy; float maxMipmapLevelClamp; float minMipmapLevelClamp; enum cudaTextureFilterMode mipmapFilterMode; float mipmapLevelBias; int normalizedCoords; enum cudaTextureReadMode readMode; int sRGB; int seamlessCubemap; };
struct cudaChildGraphNodeParams { cudaGraph_t graph; enum cudaGraphChildGraphNodeOwnership ownership; };
struct cudaEventRecordNodeParams { cudaEvent_t event; cudaExecutionContext_t ctx; };
struct cudaEventWaitNodeParams { cudaEvent_t event; };
struct cudaExternalSemaphoreSignalNodeParamsV2 { cudaExternalSemaphore_t * extSemArray; unsigned int numExtSems; const cudaExternalSemaphoreSignalParams * paramsArray; cudaExecutionContext_t ctx; };
struct cudaExternalSemaphoreWaitNodeParamsV2 { cudaExternalSemaphore_t * extSemArray; unsigned int numExtSems; const cudaExternalSemaphoreWaitParams * paramsArray; cudaExecutionContext_t ctx; };
struct cudaMemAllocNodeParamsV2 { size_t accessDescCount; const cudaMemAccessDesc * accessDescs; size_t bytesize; void * dptr; cudaMemPoolProps poolProps; };
struct cudaMemFreeNodeParams { void * dptr; };
struct cudaHostNodeParamsV2 { cudaHostFn_t fn; void * userData; unsigned int syncMode; cudaExecutionContext_t ctx; };
struct cudaKernelNodeParamsV2 { dim3 blockDim; void ** extra; void * func; dim3 gridDim; void ** kernelParams; unsigned int sharedMemBytes; cudaExecutionContext_t ctx; cudaFunction_t cuFunc; enum cudaKernelFunctionType functionType; cudaKernel_t kern; };
struct cudaMemcpyNodeParams { cudaMemcpy3DParms copyParams; int flags; int reserved[3]; cudaExecutionContext_t ctx; };
struct cudaMemsetParamsV2 { void * dst; unsigned int elementSize; size_t height; size_t pitch; unsigned int value; size_t width; cudaExecutionContext_t ctx; };
struct cudaConditionalNodeParams { cudaGraphConditionalHandle handle; cudaGraph_t * phGraph_out; unsigned int size; enum cudaGraphConditionalNodeType type; cudaExecutionContext_t ctx; };
struct cudaMemcpyBatchNodeParams { cudaMemcpyAttributes * attrs; size_t * attrsIdxs; size_t count; cudaExecutionContext_t ctx; void ** dsts; size_t numAttrs; size_t * sizes; void ** srcs; };
struct cudaGraphNodeParams { cudaMemAllocNodeParamsV2 alloc; cudaEventRecordNodeParams eventRecord; cudaEventWaitNodeParams eventWait; cudaExternalSemaphoreSignalNodeParamsV2 extSemSignal; cudaExternalSemaphoreWaitNodeParamsV2 extSemWait; cudaMemFreeNodeParams free; cudaChildGraphNodeParams graph; cudaHostNodeParamsV2 host; cudaKernelNodeParamsV2 kernel; cudaMemcpyNodeParams memcpy; cudaMemsetParamsV2 memset; int reserved0[3]; long long reserved1[29]; long long reserved2; enum cudaGraphNodeType type; cudaConditionalNodeParams conditional; cudaMemcpyBatchNodeParams memcpyBatch; };
struct cudaGraphKernelNodeUpdate { enum cudaGraphKernelNodeField field; dim3 gridDim; unsigned int isEnabled; cudaGraphDeviceNode_t node; size_t offset; const void * pValue; size_t size; struct { enum cudaGraphKernelNodeField field; dim3 gridDim; unsigned int isEnabled; cudaGraphDeviceNode_t node; size_t offset; const void * pValue; size_t size; struct { enum cudaGraphKernelNodeField field; dim3 gridDim; unsigned int isEnabled; cudaGraphDeviceNode_t node; size_t offset; const void * pValue; size_t size; } param, updateData; } param, updateData; };
struct cudaOffset3D { size_t x; size_t y; size_t z; };
struct cudaMemcpy3DOperand { cudaArray_t array; size_t layerHeight; cudaMemLocation locHint; cudaOffset3D offset; void * ptr; size_t rowLength; enum cudaMemcpy3DOperandType type; struct { cudaArray_t array; size_t layerHeight; cudaMemLocation locHint; cudaOffset3D offset; void * ptr; size_t rowLength; enum cudaMemcpy3DOperandType type; struct { cudaArray_t array; size_t layerHeight; cudaMemLocation locHint; cudaOffset3D offset; void * ptr; size_t rowLength; enum cudaMemcpy3DOperandType type; } op; } op; };
struct cudaMemcpy3DBatchOp { cudaMemcpy3DOperand dst; cudaExtent extent; unsigned int flags; cudaMemcpy3DOperand src; enum cudaMemcpySrcAccessOrder srcAccessOrder; };
struct cudaMemcpyAttributes { cudaMemLocation dstLocHint; unsigned int flags; enum cudaMemcpySrcAccessOrder srcAccessOrder; cudaMemLocation srcLocHint; };
struct cudalibraryHostUniversalFunctionAndDataTable { void * dataTable; size_t dataWindowSize; void * functionTable; size_t functionWindowSize; };
struct double4_16a { double w; double x; double y; double z; };
struct double4_32a { double w; double x; double y; double z; };
struct long4_16a { long w; long x; long y; long z; };
struct long4_32a { long w; long x; long y; long z; };
struct longlong4_16a { long long w; long long x; long long y; long long z; };
struct longlong4_32a { long long w; long long x; long long y; long long z; };
struct ulong4_16a { unsigned long w; unsigned long x; unsigned long y; unsigned long z; };
struct ulong4_32a { unsigned long w; unsigned long x; unsigned long y; unsigned long z; };
struct ulonglong4_16a { unsigned long long w; unsigned long long x; unsigned long long y; unsigned long long z; };
struct ulonglong4_32a { unsigned long long w; unsigned long long x; unsigned long long y; unsigned long long z; };
struct cudaGraphRecaptureCallbackData { cudaGraphRecaptureCallback_t callbackFunc; void * userData; };
#define CUDART_VERSION 12090
#define CUDA_EGL_MAX_PLANES 3
#define CUDA_IPC_HANDLE_SIZE 64
#define RESOURCE_ABI_BYTES 40
#define __CHANNEL_DESCRIPTOR_H__
#define __CUDART_PLATFORM_H__
#define __CUDA_DEVICE_RUNTIME_API_H__
#define __CUDA_EGL_INTEROP_H__
#define __CUDA_GL_INTEROP_H__
#define __CUDA_PROFILER_API_H__
#define __CUDA_RUNTIME_API_H__
#define __CUDA_RUNTIME_H__
#define __CUDA_SURFACE_TYPES_H__
#define __CUDA_TEXTURE_TYPES_H__
#define __CUDA_VDPAU_INTEROP_H__
#define __DEVICE_TYPES_H__
#define __DRIVER_FUNCTIONS_H__
#define __DRIVER_TYPES_H__
#define __LIBRARY_TYPES_H__
#define __SURFACE_TYPES_H__
#define __TEXTURE_TYPES_H__
#define __UNDEF_CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS_CUDA_RUNTIME_H__
#define __VECTOR_FUNCTIONS_HPP__
#define __VECTOR_FUNCTIONS_H__
#define __VECTOR_TYPES_H__
#define cudaArrayColorAttachment 0x20
#define cudaArrayCubemap 0x04
#define cudaArrayDefault 0x00
#define cudaArrayDeferredMapping 0x80
#define cudaArrayLayered 0x01
#define cudaArraySparse 0x40
#define cudaArraySparsePropertiesSingleMipTail 0x1
#define cudaArraySurfaceLoadStore 0x02
#define cudaArrayTextureGather 0x08
#define cudaCooperativeLaunchMultiDeviceNoPostSync 0x02
#define cudaCooperativeLaunchMultiDeviceNoPreSync 0x01
#define cudaCpuDeviceId ( ( int ) - 1 )
#define cudaDevSmResourceGroupLocalityDomainIdAny ( ~ 0u )
#define cudaDeviceBlockingSync 0x04
#define cudaDeviceLmemResizeToMax 0x10
#define cudaDeviceMapHost 0x08
#define cudaDeviceMask 0xff
#define cudaDeviceScheduleAuto 0x00
#define cudaDeviceScheduleBlockingSync 0x04
#define cudaDeviceScheduleMask 0x07
#define cudaDeviceScheduleSpin 0x01
#define cudaDeviceScheduleYield 0x02
#define cudaDeviceSyncMemops 0x80
#define cudaEventBlockingSync 0x01
#define cudaEventDefault 0x00
#define cudaEventDisableTiming 0x02
#define cudaEventInterprocess 0x04
#define cudaEventRecordDefault 0x00
#define cudaEventRecordExternal 0x01
#define cudaEventWaitDefault 0x00
#define cudaEventWaitExternal 0x01
#define cudaExternalMemoryDedicated 0x1
#define cudaExternalSemaphoreSignalSkipNvSciBufMemSync 0x01
#define cudaExternalSemaphoreWaitSkipNvSciBufMemSync 0x02
#define cudaGraphKernelNodePortDefault 0
#define cudaGraphKernelNodePortLaunchCompletion 2
#define cudaGraphKernelNodePortProgrammatic 1
#define cudaHostAllocDefault 0x00
#define cudaHostAllocMapped 0x02
#define cudaHostAllocPortable 0x01
#define cudaHostAllocWriteCombined 0x04
#define cudaHostRegisterDefault 0x00
#define cudaHostRegisterIoMemory 0x04
#define cudaHostRegisterMapped 0x02
#define cudaHostRegisterPortable 0x01
#define cudaHostRegisterReadOnly 0x08
#define cudaInitDeviceFlagsAreValid 0x01
#define cudaInvalidDeviceId ( ( int ) - 2 )
#define cudaIpcMemLazyEnablePeerAccess 0x01
#define cudaKernelNodeAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaKernelNodeAttributeClusterDimension cudaLaunchAttributeClusterDimension
#define cudaKernelNodeAttributeClusterSchedulingPolicyPreference cudaLaunchAttributeClusterSchedulingPolicyPreference
#define cudaKernelNodeAttributeCooperative cudaLaunchAttributeCooperative
#define cudaKernelNodeAttributeDeviceUpdatableKernelNode cudaLaunchAttributeDeviceUpdatableKernelNode
#define cudaKernelNodeAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaKernelNodeAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaKernelNodeAttributeNvlinkUtilCentricScheduling cudaLaunchAttributeNvlinkUtilCentricScheduling
#define cudaKernelNodeAttributePreferredSharedMemoryCarveout cudaLaunchAttributePreferredSharedMemoryCarveout
#define cudaKernelNodeAttributePriority cudaLaunchAttributePriority
#define cudaMemAttachGlobal 0x01
#define cudaMemAttachHost 0x02
#define cudaMemAttachSingle 0x04
#define cudaMemPoolCreateUsageHwDecompress 0x2
#define cudaNvSciSyncAttrSignal 0x1
#define cudaNvSciSyncAttrWait 0x2
#define cudaOccupancyDefault 0x00
#define cudaOccupancyDisableCachingOverride 0x01
#define cudaPeerAccessDefault 0x00
#define cudaStreamAttributeAccessPolicyWindow cudaLaunchAttributeAccessPolicyWindow
#define cudaStreamAttributeMemSyncDomain cudaLaunchAttributeMemSyncDomain
#define cudaStreamAttributeMemSyncDomainMap cudaLaunchAttributeMemSyncDomainMap
#define cudaStreamAttributePriority cudaLaunchAttributePriority
#define cudaStreamAttributeSynchronizationPolicy cudaLaunchAttributeSynchronizationPolicy
#define cudaStreamDefault 0x00
#define cudaStreamFireAndForget ( ( cudaStream_t ) 0x4 )
#define cudaStreamGraphFireAndForget ( cudaStream_t ) 0x0200000000000000
#define cudaStreamGraphFireAndForgetAsSibling ( cudaStream_t ) 0x0300000000000000
#define cudaStreamGraphTailLaunch ( cudaStream_t ) 0x0100000000000000
#define cudaStreamLegacy ( ( cudaStream_t ) 0x1 )
#define cudaStreamNonBlocking 0x01
#define cudaStreamPerThread ( ( cudaStream_t ) 0x2 )
#define cudaStreamTailLaunch ( ( cudaStream_t ) 0x3 )
#define cudaSurfaceType1D 0x01
#define cudaSurfaceType1DLayered 0xF1
#define cudaSurfaceType2D 0x02
#define cudaSurfaceType2DLayered 0xF2
#define cudaSurfaceType3D 0x03
#define cudaSurfaceTypeCubemap 0x0C
#define cudaSurfaceTypeCubemapLayered 0xFC
#define cudaTextureType1D 0x01
#define cudaTextureType1DLayered 0xF1
#define cudaTextureType2D 0x02
#define cudaTextureType2DLayered 0xF2
#define cudaTextureType3D 0x03
#define cudaTextureTypeCubemap 0x0C
#define cudaTextureTypeCubemapLayered 0xFC
#define isEglSupported 1
__host__ __device__ cudaError_t __cudaCDP2DeviceGetAttribute(int *, enum cudaDeviceAttr, int);
__host__ __device__ cudaError_t __cudaCDP2DeviceGetCacheConfig(enum cudaFuncCache *);
__host__ __device__ cudaError_t __cudaCDP2DeviceGetLimit(size_t *, enum cudaLimit);
__host__ __device__ cudaError_t __cudaCDP2DeviceGetSharedMemConfig(enum cudaSharedMemConfig *);
__host__ __device__ cudaError_t __cudaCDP2EventCreateWithFlags(cudaEvent_t *, unsigned int);
__host__ __device__ cudaError_t __cudaCDP2EventDestroy(cudaEvent_t);
__host__ __device__ cudaError_t __cudaCDP2EventRecord(cudaEvent_t, cudaStream_t = {});
__host__ __device__ cudaError_t __cudaCDP2EventRecordWithFlags(cudaEvent_t, cudaStream_t, unsigned int = {});
__host__ __device__ cudaError_t __cudaCDP2EventRecordWithFlags_ptsz(cudaEvent_t, cudaStream_t, unsigned int);
__host__ __device__ cudaError_t __cudaCDP2EventRecord_ptsz(cudaEvent_t, cudaStream_t);
__host__ __device__ cudaError_t __cudaCDP2Free(void *);
__host__ __device__ cudaError_t __cudaCDP2FuncGetAttributes(cudaFuncAttributes *, const void *);
__host__ __device__ cudaError_t __cudaCDP2GetDevice(int *);
__host__ __device__ cudaError_t __cudaCDP2GetDeviceCount(int *);
__host__ __device__ const char * __cudaCDP2GetErrorName(cudaError_t);
__host__ __device__ const char * __cudaCDP2GetErrorString(cudaError_t);
__host__ __device__ cudaError_t __cudaCDP2GetLastError();
__host__ __device__ void * __cudaCDP2GetParameterBuffer(size_t, size_t);
__host__ __device__ void * __cudaCDP2GetParameterBufferV2(void *, dim3, dim3, unsigned int);
__host__ __device__ cudaError_t __cudaCDP2LaunchDevice(void *, void *, dim3, dim3, unsigned int, cudaStream_t = {});
__host__ __device__ cudaError_t __cudaCDP2LaunchDeviceV2(void *, cudaStream_t = {});
__host__ __device__ cudaError_t __cudaCDP2LaunchDeviceV2_ptsz(void *, cudaStream_t);
__host__ __device__ cudaError_t __cudaCDP2LaunchDevice_ptsz(void *, void *, dim3, dim3, unsigned int, cudaStream_t);
__host__ __device__ cudaError_t __cudaCDP2Malloc(void **, size_t);
__host__ __device__ cudaError_t __cudaCDP2Memcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = {});
__host__ __device__ cudaError_t __cudaCDP2Memcpy2DAsync_ptsz(void *, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t);
__host__ __device__ cudaError_t __cudaCDP2Memcpy3DAsync(const cudaMemcpy3DParms *, cudaStream_t = {});
__host__ __device__ cudaError_t __cudaCDP2Memcpy3DAsync_ptsz(const cudaMemcpy3DParms *, cudaStream_t);
__host__ __device__ cudaError_t __cudaCDP2MemcpyAsync(void *, const void *, size_t, enum cudaMemcpyKind, cudaStream_t = {});
__host__ __device__ cudaError_t __cudaCDP2MemcpyAsync_ptsz(void *, const void *, size_t, enum cudaMemcpyKind, cudaStream_t);
__host__ __device__ cudaError_t __cudaCDP2Memset2DAsync(void *, size_t, int, size_t, size_t, cudaStream_t = {});
__host__ __device__ cudaError_t __cudaCDP2Memset2DAsync_ptsz(void *, size_t, int, size_t, size_t, cudaStream_t);
__host__ __device__ cudaError_t __cudaCDP2Memset3DAsync(cudaPitchedPtr, int, cudaExtent, cudaStream_t = {});
__host__ __device__ cudaError_t __cudaCDP2Memset3DAsync_ptsz(cudaPitchedPtr, int, cudaExtent, cudaStream_t);
__host__ __device__ cudaError_t __cudaCDP2MemsetAsync(void *, int, size_t, cudaStream_t = {});
__host__ __device__ cudaError_t __cudaCDP2MemsetAsync_ptsz(void *, int, size_t, cudaStream_t);
__host__ __device__ cudaError_t __cudaCDP2OccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
__host__ __device__ cudaError_t __cudaCDP2OccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t, unsigned int);
__host__ __device__ cudaError_t __cudaCDP2PeekAtLastError();
__host__ __device__ cudaError_t __cudaCDP2RuntimeGetVersion(int *);
__host__ __device__ cudaError_t __cudaCDP2StreamCreateWithFlags(cudaStream_t *, unsigned int);
__host__ __device__ cudaError_t __cudaCDP2StreamDestroy(cudaStream_t);
__host__ __device__ cudaError_t __cudaCDP2StreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned int = {});
__host__ __device__ cudaError_t __cudaCDP2StreamWaitEvent_ptsz(cudaStream_t, cudaEvent_t, unsigned int);
__host__ __device__ cudaError_t __cudaDeviceSynchronizeDeprecationAvoidance();
__host__ __device__ cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc *, cudaExtent *, unsigned int *, cudaArray_t);
__host__ __device__ cudaError_t cudaArrayGetMemoryRequirements(cudaArrayMemoryRequirements *, cudaArray_t, int);
__host__ __device__ cudaError_t cudaArrayGetPlane(cudaArray_t *, cudaArray_t, unsigned int);
__host__ __device__ cudaError_t cudaArrayGetSparseProperties(cudaArraySparseProperties *, cudaArray_t);
__host__ __device__ cudaError_t cudaBindSurfaceToArray(const surfaceReference *, cudaArray_const_t, const cudaChannelFormatDesc *);
__host__ __device__ cudaError_t cudaBindTexture(size_t *, const textureReference *, const void *, const cudaChannelFormatDesc *, size_t = {});
__host__ __device__ cudaError_t cudaBindTexture2D(size_t *, const textureReference *, const void *, const cudaChannelFormatDesc *, size_t, size_t, size_t);
__host__ __device__ cudaError_t cudaBindTextureToArray(const textureReference *, cudaArray_const_t, const cudaChannelFormatDesc *);
__host__ __device__ cudaError_t cudaBindTextureToMipmappedArray(const textureReference *, cudaMipmappedArray_const_t, const cudaChannelFormatDesc *);
__host__ __device__ unsigned long long cudaCGGetIntrinsicHandle(enum cudaCGScope);
__host__ __device__ cudaError_t cudaCGGetRank(unsigned int *, unsigned int *, unsigned long long);
__host__ __device__ cudaError_t cudaCGGetSize(unsigned int *, unsigned int *, unsigned long long);
__host__ __device__ cudaError_t cudaCGSynchronize(unsigned long long, unsigned int);
__host__ __device__ cudaError_t cudaCGSynchronizeGrid(unsigned long long, unsigned int);
__host__ __device__ cudaError_t cudaChooseDevice(int *, const cudaDeviceProp *);
__host__ __device__ cudaChannelFormatDesc cudaCreateChannelDesc(int, int, int, int, enum cudaChannelFormatKind);
template <class T0> __host__ __device__ cudaChannelFormatDesc cudaCreateChannelDesc();
__host__ __device__ cudaChannelFormatDesc cudaCreateChannelDesc();
__host__ __device__ cudaChannelFormatDesc cudaCreateChannelDescHalf();
__host__ __device__ cudaChannelFormatDesc cudaCreateChannelDescHalf1();
__host__ __device__ cudaChannelFormatDesc cudaCreateChannelDescHalf2();
__host__ __device__ cudaChannelFormatDesc cudaCreateChannelDescHalf4();
__host__ __device__ cudaChannelFormatDesc cudaCreateChannelDescNV12();
__host__ __device__ cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t *, const cudaResourceDesc *);
__host__ __device__ cudaError_t cudaCreateTextureObject(cudaTextureObject_t *, const cudaResourceDesc *, const cudaTextureDesc *, const cudaResourceViewDesc *);
__host__ __device__ cudaError_t cudaCreateTextureObject_v2(cudaTextureObject_t *, const cudaResourceDesc *, const cudaTextureDesc_v2 *, const cudaResourceViewDesc *);
__host__ __device__ cudaError_t cudaCtxResetPersistingL2Cache();
__host__ __device__ cudaError_t cudaDestroyExternalMemory(cudaExternalMemory_t);
__host__ __device__ cudaError_t cudaDestroyExternalSemaphore(cudaExternalSemaphore_t);
__host__ __device__ cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t);
__host__ __device__ cudaError_t cudaDestroyTextureObject(cudaTextureObject_t);
__host__ __device__ cudaError_t cudaDevResourceGenerateDesc(cudaDevResourceDesc_t *, cudaDevResource *, unsigned int);
__host__ __device__ cudaError_t cudaDevSmResourceSplit(cudaDevResource *, unsigned int, const cudaDevResource *, cudaDevResource *, unsigned int, cudaDevSmResourceGroupParams *);
__host__ __device__ cudaError_t cudaDevSmResourceSplitByCount(cudaDevResource *, unsigned int *, const cudaDevResource *, cudaDevResource *, unsigned int, unsigned int);
__host__ __device__ cudaError_t cudaDeviceCanAccessPeer(int *, int, int);
__host__ __device__ cudaError_t cudaDeviceDisablePeerAccess(int);
__host__ __device__ cudaError_t cudaDeviceEnablePeerAccess(int, unsigned int);
__host__ __device__ cudaError_t cudaDeviceFlushGPUDirectRDMAWrites(enum cudaFlushGPUDirectRDMAWritesTarget, enum cudaFlushGPUDirectRDMAWritesScope);
__host__ __device__ cudaError_t cudaDeviceGetAttribute(int *, enum cudaDeviceAttr, int);
__host__ __device__ cudaError_t cudaDeviceGetByPCIBusId(int *, const char *);
__host__ __device__ cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *);
__host__ __device__ cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *, int);
__host__ __device__ cudaError_t cudaDeviceGetDevResource(int, cudaDevResource *, enum cudaDevResourceType);
__host__ __device__ cudaError_t cudaDeviceGetExecutionCtx(cudaExecutionContext_t *, int);
__host__ __device__ cudaError_t cudaDeviceGetGraphMemAttribute(int, enum cudaGraphMemAttributeType, void *);
__host__ __device__ cudaError_t cudaDeviceGetHostAtomicCapabilities(unsigned int *, const enum cudaAtomicOperation *, unsigned int, int);
__host__ __device__ cudaError_t cudaDeviceGetLimit(size_t *, enum cudaLimit);
__host__ __device__ cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *, int);
__host__ __device__ cudaError_t cudaDeviceGetNvSciSyncAttributes(void *, int, int);
__host__ __device__ cudaError_t cudaDeviceGetP2PAtomicCapabilities(unsigned int *, const enum cudaAtomicOperation *, unsigned int, int, int);
__host__ __device__ cudaError_t cudaDeviceGetP2PAttribute(int *, enum cudaDeviceP2PAttr, int, int);
__host__ __device__ cudaError_t cudaDeviceGetPCIBusId(char *, int, int);
__host__ __device__ cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *);
__host__ __device__ cudaError_t cudaDeviceGetStreamPriorityRange(int *, int *);
__host__ __device__ cudaError_t cudaDeviceGetTexture1DLinearMaxWidth(size_t *, const cudaChannelFormatDesc *, int);
__host__ __device__ cudaError_t cudaDeviceGraphMemTrim(int);
__host__ __device__ cudaError_t cudaDeviceRegisterAsyncNotification(int, cudaAsyncCallback, void *, cudaAsyncCallbackHandle_t *);
__host__ __device__ cudaError_t cudaDeviceReset();
__host__ __device__ cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache);
__host__ __device__ cudaError_t cudaDeviceSetGraphMemAttribute(int, enum cudaGraphMemAttributeType, void *);
__host__ __device__ cudaError_t cudaDeviceSetLimit(enum cudaLimit, size_t);
__host__ __device__ cudaError_t cudaDeviceSetMemPool(int, cudaMemPool_t);
__host__ __device__ cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig);
__host__ __device__ cudaError_t cudaDeviceSynchronize();
__host__ __device__ cudaError_t cudaDeviceUnregisterAsyncNotification(int, cudaAsyncCallbackHandle_t);
__host__ __device__ cudaError_t cudaDriverGetVersion(int *);
__host__ __device__ cudaError_t cudaEGLStreamConsumerAcquireFrame(cudaEglStreamConnection *, cudaGraphicsResource_t *, cudaStream_t *, unsigned int);
__host__ __device__ cudaError_t cudaEGLStreamConsumerDisconnect(cudaEglStreamConnection *);
__host__ __device__ cudaError_t cudaEGLStreamConsumerReleaseFrame(cudaEglStreamConnection *, cudaGraphicsResource_t, cudaStream_t *);
__host__ __device__ cudaError_t cudaEGLStreamProducerDisconnect(cudaEglStreamConnection *);
__host__ __device__ cudaError_t cudaEGLStreamProducerPresentFrame(cudaEglStreamConnection *, cudaEglFrame, cudaStream_t *);
__host__ __device__ cudaError_t cudaEGLStreamProducerReturnFrame(cudaEglStreamConnection *, cudaEglFrame *, cudaStream_t *);
__host__ __device__ cudaError_t cudaEventCreate(cudaEvent_t *);
__host__ __device__ cudaError_t cudaEventCreate(cudaEvent_t *, unsigned int);
__host__ __device__ cudaError_t cudaEventCreateWithFlags(cudaEvent_t *, unsigned int);
__host__ __device__ cudaError_t cudaEventDestroy(cudaEvent_t);
__host__ __device__ cudaError_t cudaEventElapsedTime(float *, cudaEvent_t, cudaEvent_t);
__host__ __device__ cudaError_t cudaEventElapsedTime_v2(float *, cudaEvent_t, cudaEvent_t);
__host__ __device__ cudaError_t cudaEventQuery(cudaEvent_t);
__host__ __device__ cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t = {});
__host__ __device__ cudaError_t cudaEventRecordWithFlags(cudaEvent_t, cudaStream_t, unsigned int = {});
__host__ __device__ cudaError_t cudaEventRecordWithFlags_ptsz(cudaEvent_t, cudaStream_t, unsigned int);
__host__ __device__ cudaError_t cudaEventRecord_ptsz(cudaEvent_t, cudaStream_t);
__host__ __device__ cudaError_t cudaEventSynchronize(cudaEvent_t);
__host__ __device__ cudaError_t cudaExecutionCtxDestroy(cudaExecutionContext_t);
__host__ __device__ cudaError_t cudaExecutionCtxGetDevResource(cudaExecutionContext_t, cudaDevResource *, enum cudaDevResourceType);
__host__ __device__ cudaError_t cudaExecutionCtxGetDevice(int *, cudaExecutionContext_t);
__host__ __device__ cudaError_t cudaExecutionCtxGetId(cudaExecutionContext_t, unsigned long long *);
__host__ __device__ cudaError_t cudaExecutionCtxRecordEvent(cudaExecutionContext_t, cudaEvent_t);
__host__ __device__ cudaError_t cudaExecutionCtxStreamCreate(cudaStream_t *, cudaExecutionContext_t, unsigned int, int);
__host__ __device__ cudaError_t cudaExecutionCtxSynchronize(cudaExecutionContext_t);
__host__ __device__ cudaError_t cudaExecutionCtxWaitEvent(cudaExecutionContext_t, cudaEvent_t);
__host__ __device__ cudaError_t cudaExternalMemoryGetMappedBuffer(void **, cudaExternalMemory_t, const cudaExternalMemoryBufferDesc *);
__host__ __device__ cudaError_t cudaExternalMemoryGetMappedMipmappedArray(cudaMipmappedArray_t *, cudaExternalMemory_t, const cudaExternalMemoryMipmappedArrayDesc *);
__host__ __device__ cudaError_t cudaFabricOpErrorStatusCount(void *, cudaFabricOpStatusSource, unsigned int *);
__host__ __device__ cudaError_t cudaFabricOpErrorStatusGet(void *, cudaFabricOpStatusSource, unsigned int, cudaFabricOpStatusInfo *);
__host__ __device__ cudaError_t cudaFree(void *);
__host__ __device__ cudaError_t cudaFreeArray(cudaArray_t);
__host__ __device__ cudaError_t cudaFreeAsync(void *, cudaStream_t);
__host__ __device__ cudaError_t cudaFreeHost(void *);
__host__ __device__ cudaError_t cudaFreeMipmappedArray(cudaMipmappedArray_t);
__host__ __device__ cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *, const void *);
template <class T0> __host__ __device__ cudaError_t cudaFuncGetAttributes(cudaFuncAttributes *, T0 *);
__host__ __device__ cudaError_t cudaFuncGetName(const char **, const void *);
template <class T0> __host__ __device__ cudaError_t cudaFuncGetName(const char **, T0 *);
template <class T0> __host__ __device__ cudaError_t cudaFuncGetName(const char **, const T0 *);
__host__ __device__ cudaError_t cudaFuncGetParamCount(const void *, size_t *);
__host__ __device__ cudaError_t cudaFuncGetParamInfo(const void *, size_t, size_t *, size_t *);
__host__ __device__ cudaError_t cudaFuncSetAttribute(const void *, enum cudaFuncAttribute, int);
template <class T0> __host__ __device__ cudaError_t cudaFuncSetAttribute(T0 *, enum cudaFuncAttribute, int);
__host__ __device__ cudaError_t cudaFuncSetCacheConfig(const void *, enum cudaFuncCache);
template <class T0> __host__ __device__ cudaError_t cudaFuncSetCacheConfig(T0 *, enum cudaFuncCache);
__host__ __device__ cudaError_t cudaFuncSetSharedMemConfig(const void *, enum cudaSharedMemConfig);
template <class T0> __host__ __device__ cudaError_t cudaFuncSetSharedMemConfig(T0 *, enum cudaSharedMemConfig);
__host__ __device__ cudaError_t cudaGLGetDevices(unsigned int *, int *, unsigned int, enum cudaGLDeviceList);
__host__ __device__ cudaError_t cudaGLMapBufferObject(void **, GLuint);
__host__ __device__ cudaError_t cudaGLMapBufferObjectAsync(void **, GLuint, cudaStream_t);
__host__ __device__ cudaError_t cudaGLRegisterBufferObject(GLuint);
__host__ __device__ cudaError_t cudaGLSetBufferObjectMapFlags(GLuint, unsigned int);
__host__ __device__ cudaError_t cudaGLSetGLDevice(int);
__host__ __device__ cudaError_t cudaGLUnmapBufferObject(GLuint);
__host__ __device__ cudaError_t cudaGLUnmapBufferObjectAsync(GLuint, cudaStream_t);
__host__ __device__ cudaError_t cudaGLUnregisterBufferObject(GLuint);
__host__ __device__ cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc *, cudaArray_const_t);
__host__ __device__ cudaGraphExec_t cudaGetCurrentGraphExec();
__host__ __device__ cudaError_t cudaGetDevice(int *);
__host__ __device__ cudaError_t cudaGetDeviceCount(int *);
__host__ __device__ cudaError_t cudaGetDeviceFlags(unsigned int *);
__host__ __device__ cudaError_t cudaGetDeviceProperties(cudaDeviceProp *, int);
__host__ __device__ cudaError_t cudaGetDeviceProperties_v2(cudaDeviceProp *, int);
__host__ __device__ cudaError_t cudaGetDriverEntryPoint(const char *, void **, unsigned long long, enum cudaDriverEntryPointQueryResult * = {});
__host__ __device__ cudaError_t cudaGetDriverEntryPoint(const char *, void **, unsigned long long);
__host__ __device__ cudaError_t cudaGetDriverEntryPointByVersion(const char *, void **, unsigned int, unsigned long long, enum cudaDriverEntryPointQueryResult * = {});
__host__ __device__ const char * cudaGetErrorName(cudaError_t);
__host__ __device__ const char * cudaGetErrorString(cudaError_t);
__host__ __device__ cudaError_t cudaGetExportTable(const void **, const cudaUUID_t *);
__host__ __device__ cudaError_t cudaGetFuncBySymbol(cudaFunction_t *, const void *);
__host__ __device__ cudaError_t cudaGetKernel(cudaKernel_t *, const void *);
template <class T0> __host__ __device__ cudaError_t cudaGetKernel(cudaKernel_t *, T0 *);
template <class T0> __host__ __device__ cudaError_t cudaGetKernel(cudaKernel_t *, const T0 *);
__host__ __device__ cudaError_t cudaGetLastError();
__host__ __device__ cudaError_t cudaGetMipmappedArrayLevel(cudaArray_t *, cudaMipmappedArray_const_t, unsigned int);
__host__ __device__ void * cudaGetParameterBuffer(size_t, size_t);
__host__ __device__ void * cudaGetParameterBufferV2(void *, dim3, dim3, unsigned int);
__host__ __device__ cudaError_t cudaGetSurfaceObjectResourceDesc(cudaResourceDesc *, cudaSurfaceObject_t);
__host__ __device__ cudaError_t cudaGetSurfaceReference(const surfaceReference **, const void *);
__host__ __device__ cudaError_t cudaGetSymbolAddress(void **, const void *);
template <class T0> __host__ __device__ cudaError_t cudaGetSymbolAddress(void **, const T0 &);
__host__ __device__ cudaError_t cudaGetSymbolSize(size_t *, const void *);
template <class T0> __host__ __device__ cudaError_t cudaGetSymbolSize(size_t *, const T0 &);
__host__ __device__ cudaError_t cudaGetTextureAlignmentOffset(size_t *, const textureReference *);
__host__ __device__ cudaError_t cudaGetTextureObjectResourceDesc(cudaResourceDesc *, cudaTextureObject_t);
__host__ __device__ cudaError_t cudaGetTextureObjectResourceViewDesc(cudaResourceViewDesc *, cudaTextureObject_t);
__host__ __device__ cudaError_t cudaGetTextureObjectTextureDesc(cudaTextureDesc *, cudaTextureObject_t);
__host__ __device__ cudaError_t cudaGetTextureObjectTextureDesc_v2(cudaTextureDesc_v2 *, cudaTextureObject_t);
__host__ __device__ cudaError_t cudaGetTextureReference(const textureReference **, const void *);
__host__ __device__ cudaError_t cudaGraphAddChildGraphNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaGraph_t);
__host__ __device__ cudaError_t cudaGraphAddDependencies(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *, size_t);
__host__ __device__ cudaError_t cudaGraphAddDependencies(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t);
__host__ __device__ cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t);
__host__ __device__ cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t);
__host__ __device__ cudaError_t cudaGraphAddEventRecordNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaEvent_t);
__host__ __device__ cudaError_t cudaGraphAddEventWaitNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaEvent_t);
__host__ __device__ cudaError_t cudaGraphAddExternalSemaphoresSignalNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaExternalSemaphoreSignalNodeParams *);
__host__ __device__ cudaError_t cudaGraphAddExternalSemaphoresWaitNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaExternalSemaphoreWaitNodeParams *);
__host__ __device__ cudaError_t cudaGraphAddHostNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaHostNodeParams *);
__host__ __device__ cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaKernelNodeParams *);
__host__ __device__ cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaMemAllocNodeParams *);
__host__ __device__ cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *);
__host__ __device__ cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaMemcpy3DParms *);
__host__ __device__ cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *, const void *, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *, const void *, size_t, size_t, enum cudaMemcpyKind);
template <class T0> __host__ __device__ cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, void *, const T0 &, size_t, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const void *, const void *, size_t, size_t, enum cudaMemcpyKind);
template <class T0> __host__ __device__ cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const T0 &, const void *, size_t, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, const cudaMemsetParams *);
__host__ __device__ cudaError_t cudaGraphAddNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, size_t, cudaGraphNodeParams *);
__host__ __device__ cudaError_t cudaGraphAddNode(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t, cudaGraphNodeParams *);
__host__ __device__ cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t *, cudaGraph_t, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t, cudaGraphNodeParams *);
__host__ __device__ cudaError_t cudaGraphChildGraphNodeGetGraph(cudaGraphNode_t, cudaGraph_t *);
__host__ __device__ cudaError_t cudaGraphClone(cudaGraph_t *, cudaGraph_t);
__host__ __device__ cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle *, cudaGraph_t, unsigned int = {}, unsigned int = {});
__host__ __device__ cudaError_t cudaGraphConditionalHandleCreate_v2(cudaGraphConditionalHandle *, cudaGraph_t, cudaExecutionContext_t = {}, unsigned int = {}, unsigned int = {});
__host__ __device__ cudaError_t cudaGraphCreate(cudaGraph_t *, unsigned int);
__host__ __device__ cudaError_t cudaGraphDebugDotPrint(cudaGraph_t, const char *, unsigned int);
__host__ __device__ cudaError_t cudaGraphDestroy(cudaGraph_t);
__host__ __device__ cudaError_t cudaGraphDestroyNode(cudaGraphNode_t);
__host__ __device__ cudaError_t cudaGraphEventRecordNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
__host__ __device__ cudaError_t cudaGraphEventRecordNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
__host__ __device__ cudaError_t cudaGraphEventWaitNodeGetEvent(cudaGraphNode_t, cudaEvent_t *);
__host__ __device__ cudaError_t cudaGraphEventWaitNodeSetEvent(cudaGraphNode_t, cudaEvent_t);
__host__ __device__ cudaError_t cudaGraphExecChildGraphNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, cudaGraph_t);
__host__ __device__ cudaError_t cudaGraphExecDestroy(cudaGraphExec_t);
__host__ __device__ cudaError_t cudaGraphExecEventRecordNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
__host__ __device__ cudaError_t cudaGraphExecEventWaitNodeSetEvent(cudaGraphExec_t, cudaGraphNode_t, cudaEvent_t);
__host__ __device__ cudaError_t cudaGraphExecExternalSemaphoresSignalNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaExternalSemaphoreSignalNodeParams *);
__host__ __device__ cudaError_t cudaGraphExecExternalSemaphoresWaitNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaExternalSemaphoreWaitNodeParams *);
__host__ __device__ cudaError_t cudaGraphExecGetFlags(cudaGraphExec_t, unsigned long long *);
__host__ __device__ cudaError_t cudaGraphExecGetId(cudaGraphExec_t, unsigned int *);
__host__ __device__ cudaError_t cudaGraphExecHostNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaHostNodeParams *);
__host__ __device__ cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaKernelNodeParams *);
__host__ __device__ cudaError_t cudaGraphExecMemcpyNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaMemcpy3DParms *);
__host__ __device__ cudaError_t cudaGraphExecMemcpyNodeSetParams1D(cudaGraphExec_t, cudaGraphNode_t, void *, const void *, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t, cudaGraphNode_t, void *, const void *, size_t, size_t, enum cudaMemcpyKind);
template <class T0> __host__ __device__ cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t, cudaGraphNode_t, void *, const T0 &, size_t, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t, cudaGraphNode_t, const void *, const void *, size_t, size_t, enum cudaMemcpyKind);
template <class T0> __host__ __device__ cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t, cudaGraphNode_t, const T0 &, const void *, size_t, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaGraphExecMemsetNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, const cudaMemsetParams *);
__host__ __device__ cudaError_t cudaGraphExecNodeSetParams(cudaGraphExec_t, cudaGraphNode_t, cudaGraphNodeParams *);
__host__ __device__ cudaError_t cudaGraphExecUpdate(cudaGraphExec_t, cudaGraph_t, cudaGraphExecUpdateResultInfo *);
__host__ __device__ cudaError_t cudaGraphExecUpdate(cudaGraphExec_t, cudaGraph_t, cudaGraphNode_t *, enum cudaGraphExecUpdateResult *);
__host__ __device__ cudaError_t cudaGraphExternalSemaphoresSignalNodeGetParams(cudaGraphNode_t, cudaExternalSemaphoreSignalNodeParams *);
__host__ __device__ cudaError_t cudaGraphExternalSemaphoresSignalNodeSetParams(cudaGraphNode_t, const cudaExternalSemaphoreSignalNodeParams *);
__host__ __device__ cudaError_t cudaGraphExternalSemaphoresWaitNodeGetParams(cudaGraphNode_t, cudaExternalSemaphoreWaitNodeParams *);
__host__ __device__ cudaError_t cudaGraphExternalSemaphoresWaitNodeSetParams(cudaGraphNode_t, const cudaExternalSemaphoreWaitNodeParams *);
__host__ __device__ cudaError_t cudaGraphGetEdges(cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, size_t *);
__host__ __device__ cudaError_t cudaGraphGetEdges(cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *);
__host__ __device__ cudaError_t cudaGraphGetEdges_v2(cudaGraph_t, cudaGraphNode_t *, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *);
__host__ __device__ cudaError_t cudaGraphGetId(cudaGraph_t, unsigned int *);
__host__ __device__ cudaError_t cudaGraphGetNodes(cudaGraph_t, cudaGraphNode_t *, size_t *);
__host__ __device__ cudaError_t cudaGraphGetRootNodes(cudaGraph_t, cudaGraphNode_t *, size_t *);
__host__ __device__ cudaError_t cudaGraphHostNodeGetParams(cudaGraphNode_t, cudaHostNodeParams *);
__host__ __device__ cudaError_t cudaGraphHostNodeSetParams(cudaGraphNode_t, const cudaHostNodeParams *);
__host__ __device__ cudaError_t cudaGraphInstantiate(cudaGraphExec_t *, cudaGraph_t, unsigned long long = {});
__host__ __device__ cudaError_t cudaGraphInstantiate(cudaGraphExec_t *, cudaGraph_t, cudaGraphNode_t *, char *, size_t);
__host__ __device__ cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t *, cudaGraph_t, unsigned long long = {});
__host__ __device__ cudaError_t cudaGraphInstantiateWithParams(cudaGraphExec_t *, cudaGraph_t, cudaGraphInstantiateParams *);
__host__ __device__ cudaError_t cudaGraphKernelNodeCopyAttributes(cudaGraphNode_t, cudaGraphNode_t);
__host__ __device__ cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t, cudaLaunchAttributeID, cudaLaunchAttributeValue *);
__host__ __device__ cudaError_t cudaGraphKernelNodeGetAttribute(cudaGraphNode_t, cudaKernelNodeAttrID, cudaKernelNodeAttrValue *);
__host__ __device__ cudaError_t cudaGraphKernelNodeGetParams(cudaGraphNode_t, cudaKernelNodeParams *);
__host__ __device__ cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t, cudaLaunchAttributeID, const cudaLaunchAttributeValue *);
__host__ __device__ cudaError_t cudaGraphKernelNodeSetAttribute(cudaGraphNode_t, cudaKernelNodeAttrID, const cudaKernelNodeAttrValue *);
__host__ __device__ cudaError_t cudaGraphKernelNodeSetEnabled(cudaGraphDeviceNode_t, bool);
__host__ __device__ cudaError_t cudaGraphKernelNodeSetGridDim(cudaGraphDeviceNode_t, dim3);
__host__ __device__ cudaError_t cudaGraphKernelNodeSetParam(cudaGraphDeviceNode_t, size_t, const void *, size_t);
template <class T0> __host__ __device__ cudaError_t cudaGraphKernelNodeSetParam(cudaGraphDeviceNode_t, size_t, const T0 &);
__host__ __device__ cudaError_t cudaGraphKernelNodeSetParams(cudaGraphNode_t, const cudaKernelNodeParams *);
__host__ __device__ cudaError_t cudaGraphKernelNodeUpdatesApply(const cudaGraphKernelNodeUpdate *, size_t);
__host__ __device__ cudaError_t cudaGraphLaunch(cudaGraphExec_t, cudaStream_t);
__host__ __device__ cudaError_t cudaGraphMemAllocNodeGetParams(cudaGraphNode_t, cudaMemAllocNodeParams *);
__host__ __device__ cudaError_t cudaGraphMemFreeNodeGetParams(cudaGraphNode_t, void *);
__host__ __device__ cudaError_t cudaGraphMemcpyNodeGetParams(cudaGraphNode_t, cudaMemcpy3DParms *);
__host__ __device__ cudaError_t cudaGraphMemcpyNodeSetParams(cudaGraphNode_t, const cudaMemcpy3DParms *);
__host__ __device__ cudaError_t cudaGraphMemcpyNodeSetParams1D(cudaGraphNode_t, void *, const void *, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t, void *, const void *, size_t, size_t, enum cudaMemcpyKind);
template <class T0> __host__ __device__ cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t, void *, const T0 &, size_t, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t, const void *, const void *, size_t, size_t, enum cudaMemcpyKind);
template <class T0> __host__ __device__ cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t, const T0 &, const void *, size_t, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaGraphMemsetNodeGetParams(cudaGraphNode_t, cudaMemsetParams *);
__host__ __device__ cudaError_t cudaGraphMemsetNodeSetParams(cudaGraphNode_t, const cudaMemsetParams *);
__host__ __device__ cudaError_t cudaGraphNodeFindInClone(cudaGraphNode_t *, cudaGraphNode_t, cudaGraph_t);
__host__ __device__ cudaError_t cudaGraphNodeGetContainingGraph(cudaGraphNode_t, cudaGraph_t *);
__host__ __device__ cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t, cudaGraphNode_t *, size_t *);
__host__ __device__ cudaError_t cudaGraphNodeGetDependencies(cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *);
__host__ __device__ cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *);
__host__ __device__ cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t, cudaGraphNode_t *, size_t *);
__host__ __device__ cudaError_t cudaGraphNodeGetDependentNodes(cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *);
__host__ __device__ cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t, cudaGraphNode_t *, cudaGraphEdgeData *, size_t *);
__host__ __device__ cudaError_t cudaGraphNodeGetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned int *);
__host__ __device__ cudaError_t cudaGraphNodeGetLocalId(cudaGraphNode_t, unsigned int *);
__host__ __device__ cudaError_t cudaGraphNodeGetParams(cudaGraphNode_t, cudaGraphNodeParams *);
__host__ __device__ cudaError_t cudaGraphNodeGetToolsId(cudaGraphNode_t, unsigned long long *);
__host__ __device__ cudaError_t cudaGraphNodeGetType(cudaGraphNode_t, enum cudaGraphNodeType *);
__host__ __device__ cudaError_t cudaGraphNodeSetEnabled(cudaGraphExec_t, cudaGraphNode_t, unsigned int);
__host__ __device__ cudaError_t cudaGraphNodeSetParams(cudaGraphNode_t, cudaGraphNodeParams *);
__host__ __device__ cudaError_t cudaGraphReleaseUserObject(cudaGraph_t, cudaUserObject_t, unsigned int = {});
__host__ __device__ cudaError_t cudaGraphRemoveDependencies(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *, size_t);
__host__ __device__ cudaError_t cudaGraphRemoveDependencies(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t);
__host__ __device__ cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t, const cudaGraphNode_t *, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t);
__host__ __device__ cudaError_t cudaGraphRetainUserObject(cudaGraph_t, cudaUserObject_t, unsigned int = {}, unsigned int = {});
__host__ __device__ void cudaGraphSetConditional(cudaGraphConditionalHandle, unsigned int);
__host__ __device__ cudaError_t cudaGraphUpload(cudaGraphExec_t, cudaStream_t);
__host__ __device__ cudaError_t cudaGraphicsGLRegisterBuffer(cudaGraphicsResource **, GLuint, unsigned int);
__host__ __device__ cudaError_t cudaGraphicsGLRegisterImage(cudaGraphicsResource **, GLuint, GLenum, unsigned int);
__host__ __device__ cudaError_t cudaGraphicsMapResources(int, cudaGraphicsResource_t *, cudaStream_t = {});
__host__ __device__ cudaError_t cudaGraphicsResourceGetMappedEglFrame(cudaEglFrame *, cudaGraphicsResource_t, unsigned int, unsigned int);
__host__ __device__ cudaError_t cudaGraphicsResourceGetMappedMipmappedArray(cudaMipmappedArray_t *, cudaGraphicsResource_t);
__host__ __device__ cudaError_t cudaGraphicsResourceGetMappedPointer(void **, size_t *, cudaGraphicsResource_t);
__host__ __device__ cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t, unsigned int);
__host__ __device__ cudaError_t cudaGraphicsSubResourceGetMappedArray(cudaArray_t *, cudaGraphicsResource_t, unsigned int, unsigned int);
__host__ __device__ cudaError_t cudaGraphicsUnmapResources(int, cudaGraphicsResource_t *, cudaStream_t = {});
__host__ __device__ cudaError_t cudaGraphicsUnregisterResource(cudaGraphicsResource_t);
__host__ __device__ cudaError_t cudaGreenCtxCreate(cudaExecutionContext_t *, cudaDevResourceDesc_t, int, unsigned int);
__host__ __device__ void cudaGridDependencySynchronize();
__host__ __device__ cudaError_t cudaHostAlloc(void **, size_t, unsigned int);
template <class T0> __host__ __device__ cudaError_t cudaHostAlloc(T0 **, size_t, unsigned int);
__host__ __device__ cudaError_t cudaHostGetDevicePointer(void **, void *, unsigned int);
template <class T0> __host__ __device__ cudaError_t cudaHostGetDevicePointer(T0 **, void *, unsigned int);
__host__ __device__ cudaError_t cudaHostGetFlags(unsigned int *, void *);
__host__ __device__ cudaError_t cudaHostRegister(void *, size_t, unsigned int);
__host__ __device__ cudaError_t cudaHostUnregister(void *);
__host__ __device__ cudaError_t cudaImportExternalMemory(cudaExternalMemory_t *, const cudaExternalMemoryHandleDesc *);
__host__ __device__ cudaError_t cudaImportExternalSemaphore(cudaExternalSemaphore_t *, const cudaExternalSemaphoreHandleDesc *);
__host__ __device__ cudaError_t cudaInitDevice(int, unsigned int, unsigned int);
__host__ __device__ cudaError_t cudaIpcCloseMemHandle(void *);
__host__ __device__ cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *, cudaEvent_t);
__host__ __device__ cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *, void *);
__host__ __device__ cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *, cudaIpcEventHandle_t);
__host__ __device__ cudaError_t cudaIpcOpenMemHandle(void **, cudaIpcMemHandle_t, unsigned int);
__host__ __device__ cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t, enum cudaFuncAttribute, int, int);
__host__ __device__ cudaError_t cudaLaunch(const void *);
template <class T0> __host__ __device__ cudaError_t cudaLaunch(T0 *);
__host__ __device__ cudaError_t cudaLaunch(const char *);
__host__ __device__ cudaError_t cudaLaunchCooperativeKernel(const void *, dim3, dim3, void **, size_t, cudaStream_t);
template <class T0> __host__ __device__ cudaError_t cudaLaunchCooperativeKernel(T0 *, dim3, dim3, void **, size_t = {}, cudaStream_t = {});
template <class T0> __host__ __device__ cudaError_t cudaLaunchCooperativeKernel(const T0 *, dim3, dim3, void **, size_t = {}, cudaStream_t = {});
__host__ __device__ cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams *, unsigned int, unsigned int = {});
__host__ __device__ cudaError_t cudaLaunchDevice(void *, void *, dim3, dim3, unsigned int, cudaStream_t = {});
__host__ __device__ cudaError_t cudaLaunchDeviceV2(void *, cudaStream_t = {});
__host__ __device__ cudaError_t cudaLaunchDeviceV2_ptsz(void *, cudaStream_t);
__host__ __device__ cudaError_t cudaLaunchDevice_ptsz(void *, void *, dim3, dim3, unsigned int, cudaStream_t);
__host__ __device__ cudaError_t cudaLaunchHostFunc(cudaStream_t, cudaHostFn_t, void *);
__host__ __device__ cudaError_t cudaLaunchHostFunc_v2(cudaStream_t, cudaHostFn_t, void *, unsigned int);
__host__ __device__ cudaError_t cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, cudaStream_t);
template <class T0> __host__ __device__ cudaError_t cudaLaunchKernel(T0 *, dim3, dim3, void **, size_t = {}, cudaStream_t = {});
template <class T0> __host__ __device__ cudaError_t cudaLaunchKernel(const T0 *, dim3, dim3, void **, size_t = {}, cudaStream_t = {});
template <class... T0, class... T1> __host__ __device__ cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *, void (*)(T0...), T1 &&...);
template <class... T0> __host__ __device__ cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *, const cudaKernel_t, T0 &&...);
__host__ __device__ cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *, const void *, void **);
__host__ __device__ cudaError_t cudaLibraryEnumerateKernels(cudaKernel_t *, unsigned int, cudaLibrary_t);
__host__ __device__ cudaError_t cudaLibraryGetGlobal(void **, size_t *, cudaLibrary_t, const char *);
template <class T0> __host__ __device__ cudaError_t cudaLibraryGetGlobal(T0 **, size_t *, cudaLibrary_t, const char *);
__host__ __device__ cudaError_t cudaLibraryGetKernel(cudaKernel_t *, cudaLibrary_t, const char *);
__host__ __device__ cudaError_t cudaLibraryGetKernelCount(unsigned int *, cudaLibrary_t);
__host__ __device__ cudaError_t cudaLibraryGetManaged(void **, size_t *, cudaLibrary_t, const char *);
template <class T0> __host__ __device__ cudaError_t cudaLibraryGetManaged(T0 **, size_t *, cudaLibrary_t, const char *);
__host__ __device__ cudaError_t cudaLibraryGetUnifiedFunction(void **, cudaLibrary_t, const char *);
template <class T0> __host__ __device__ cudaError_t cudaLibraryGetUnifiedFunction(T0 **, cudaLibrary_t, const char *);
__host__ __device__ cudaError_t cudaLibraryLoadData(cudaLibrary_t *, const void *, enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *, void **, unsigned int);
__host__ __device__ cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t *, const char *, enum cudaJitOption *, void **, unsigned int, enum cudaLibraryOption *, void **, unsigned int);
__host__ __device__ cudaError_t cudaLibraryUnload(cudaLibrary_t);
__host__ __device__ cudaError_t cudaLogsCurrent(cudaLogIterator *, unsigned int);
__host__ __device__ cudaError_t cudaLogsDumpToFile(cudaLogIterator *, const char *, unsigned int);
__host__ __device__ cudaError_t cudaLogsDumpToMemory(cudaLogIterator *, char *, size_t *, unsigned int);
__host__ __device__ cudaError_t cudaLogsRegisterCallback(cudaLogsCallback_t, void *, cudaLogsCallbackHandle *);
__host__ __device__ cudaError_t cudaLogsUnregisterCallback(cudaLogsCallbackHandle);
__host__ __device__ cudaError_t cudaMalloc(void **, size_t);
template <class T0> __host__ __device__ cudaError_t cudaMalloc(T0 **, size_t);
__host__ __device__ cudaError_t cudaMalloc3D(cudaPitchedPtr *, cudaExtent);
__host__ __device__ cudaError_t cudaMalloc3DArray(cudaArray_t *, const cudaChannelFormatDesc *, cudaExtent, unsigned int = {});
__host__ __device__ cudaError_t cudaMallocArray(cudaArray_t *, const cudaChannelFormatDesc *, size_t, size_t = {}, unsigned int = {});
__host__ __device__ cudaError_t cudaMallocAsync(void **, size_t, cudaStream_t);
__host__ __device__ cudaError_t cudaMallocAsync(void **, size_t, cudaMemPool_t, cudaStream_t);
template <class T0> __host__ __device__ cudaError_t cudaMallocAsync(T0 **, size_t, cudaMemPool_t, cudaStream_t);
template <class T0> __host__ __device__ cudaError_t cudaMallocAsync(T0 **, size_t, cudaStream_t);
__host__ __device__ cudaError_t cudaMallocFromPoolAsync(void **, size_t, cudaMemPool_t, cudaStream_t);
template <class T0> __host__ __device__ cudaError_t cudaMallocFromPoolAsync(T0 **, size_t, cudaMemPool_t, cudaStream_t);
__host__ __device__ cudaError_t cudaMallocHost(void **, size_t);
__host__ __device__ cudaError_t cudaMallocHost(void **, size_t, unsigned int);
template <class T0> __host__ __device__ cudaError_t cudaMallocHost(T0 **, size_t, unsigned int = {});
__host__ __device__ cudaError_t cudaMallocManaged(void **, size_t, unsigned int = {});
template <class T0> __host__ __device__ cudaError_t cudaMallocManaged(T0 **, size_t, unsigned int = {});
__host__ __device__ cudaError_t cudaMallocMipmappedArray(cudaMipmappedArray_t *, const cudaChannelFormatDesc *, cudaExtent, unsigned int, unsigned int = {});
__host__ __device__ cudaError_t cudaMallocPitch(void **, size_t *, size_t, size_t);
template <class T0> __host__ __device__ cudaError_t cudaMallocPitch(T0 **, size_t *, size_t, size_t);
__host__ __device__ cudaError_t cudaMemAdvise(const void *, size_t, enum cudaMemoryAdvise, int);
template <class T0> __host__ __device__ cudaError_t cudaMemAdvise(T0 *, size_t, enum cudaMemoryAdvise, cudaMemLocation);
__host__ __device__ cudaError_t cudaMemAdvise(const void *, size_t, enum cudaMemoryAdvise, cudaMemLocation);
__host__ __device__ cudaError_t cudaMemAdvise_v2(const void *, size_t, enum cudaMemoryAdvise, cudaMemLocation);
__host__ __device__ cudaError_t cudaMemDiscardAndPrefetchBatchAsync(void **, size_t *, size_t, cudaMemLocation *, size_t *, size_t, unsigned long long, cudaStream_t);
template <class T0> __host__ __device__ cudaError_t cudaMemDiscardAndPrefetchBatchAsync(T0 **, size_t *, size_t, cudaMemLocation *, size_t *, size_t, unsigned long long, cudaStream_t);
template <class T0> __host__ __device__ cudaError_t cudaMemDiscardAndPrefetchBatchAsync(T0 **, size_t *, size_t, cudaMemLocation, unsigned long long, cudaStream_t);
__host__ __device__ cudaError_t cudaMemDiscardBatchAsync(void **, size_t *, size_t, unsigned long long, cudaStream_t);
__host__ __device__ cudaError_t cudaMemGetDefaultMemPool(cudaMemPool_t *, cudaMemLocation *, enum cudaMemAllocationType);
__host__ __device__ cudaError_t cudaMemGetInfo(size_t *, size_t *);
__host__ __device__ cudaError_t cudaMemGetLocationInfo(void *, size_t, size_t, size_t, cudaMemLocation *);
__host__ __device__ cudaError_t cudaMemGetMemPool(cudaMemPool_t *, cudaMemLocation *, enum cudaMemAllocationType);
__host__ __device__ cudaError_t cudaMemPoolCreate(cudaMemPool_t *, const cudaMemPoolProps *);
__host__ __device__ cudaError_t cudaMemPoolDestroy(cudaMemPool_t);
__host__ __device__ cudaError_t cudaMemPoolExportPointer(cudaMemPoolPtrExportData *, void *);
__host__ __device__ cudaError_t cudaMemPoolExportToShareableHandle(void *, cudaMemPool_t, enum cudaMemAllocationHandleType, unsigned int);
__host__ __device__ cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *, cudaMemPool_t, cudaMemLocation *);
__host__ __device__ cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t, enum cudaMemPoolAttr, void *);
__host__ __device__ cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *, void *, enum cudaMemAllocationHandleType, unsigned int);
__host__ __device__ cudaError_t cudaMemPoolImportPointer(void **, cudaMemPool_t, cudaMemPoolPtrExportData *);
__host__ __device__ cudaError_t cudaMemPoolSetAccess(cudaMemPool_t, const cudaMemAccessDesc *, size_t);
__host__ __device__ cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t, enum cudaMemPoolAttr, void *);
__host__ __device__ cudaError_t cudaMemPoolTrimTo(cudaMemPool_t, size_t);
__host__ __device__ cudaError_t cudaMemPrefetchAsync(const void *, size_t, int, cudaStream_t = {});
template <class T0> __host__ __device__ cudaError_t cudaMemPrefetchAsync(T0 *, size_t, cudaMemLocation, unsigned int, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemPrefetchAsync(const void *, size_t, cudaMemLocation, unsigned int, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemPrefetchAsync_v2(const void *, size_t, cudaMemLocation, unsigned int, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemPrefetchBatchAsync(void **, size_t *, size_t, cudaMemLocation *, size_t *, size_t, unsigned long long, cudaStream_t);
template <class T0> __host__ __device__ cudaError_t cudaMemPrefetchBatchAsync(T0 **, size_t *, size_t, cudaMemLocation *, size_t *, size_t, unsigned long long, cudaStream_t);
template <class T0> __host__ __device__ cudaError_t cudaMemPrefetchBatchAsync(T0 **, size_t *, size_t, cudaMemLocation, unsigned long long, cudaStream_t);
__host__ __device__ cudaError_t cudaMemRangeGetAttribute(void *, size_t, enum cudaMemRangeAttribute, const void *, size_t);
__host__ __device__ cudaError_t cudaMemRangeGetAttributes(void **, size_t *, enum cudaMemRangeAttribute *, size_t, const void *, size_t);
__host__ __device__ cudaError_t cudaMemSetMemPool(cudaMemLocation *, enum cudaMemAllocationType, cudaMemPool_t);
__host__ __device__ cudaError_t cudaMemcpy(void *, const void *, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind = {});
__host__ __device__ cudaError_t cudaMemcpy2DAsync(void *, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemcpy2DAsync_ptsz(void *, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t);
__host__ __device__ cudaError_t cudaMemcpy2DFromArray(void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaMemcpy2DFromArrayAsync(void *, size_t, cudaArray_const_t, size_t, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemcpy2DToArray(cudaArray_t, size_t, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t, size_t, size_t, const void *, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms *);
__host__ __device__ cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms *, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemcpy3DAsync_ptsz(const cudaMemcpy3DParms *, cudaStream_t);
__host__ __device__ cudaError_t cudaMemcpy3DBatchAsync(size_t, cudaMemcpy3DBatchOp *, size_t *, unsigned long long, cudaStream_t);
__host__ __device__ cudaError_t cudaMemcpy3DBatchAsync(size_t, cudaMemcpy3DBatchOp *, unsigned long long, cudaStream_t);
__host__ __device__ cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms *);
__host__ __device__ cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms *, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemcpy3DWithAttributesAsync(cudaMemcpy3DBatchOp *, unsigned long long, cudaStream_t);
__host__ __device__ cudaError_t cudaMemcpyArrayToArray(cudaArray_t, size_t, size_t, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind = {});
__host__ __device__ cudaError_t cudaMemcpyAsync(void *, const void *, size_t, enum cudaMemcpyKind, cudaStream_t = {});
template <class T0, class T1> __host__ __device__ cudaError_t cudaMemcpyAsync(T0, T1, const size_t, cudaMemcpyAttributes *, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemcpyAsync_ptsz(void *, const void *, size_t, enum cudaMemcpyKind, cudaStream_t);
__host__ __device__ cudaError_t cudaMemcpyBatchAsync(void **, void **, size_t *, size_t, cudaMemcpyAttributes *, size_t *, size_t, size_t *, cudaStream_t);
template <class T0, class T1> __host__ __device__ cudaError_t cudaMemcpyBatchAsync(T0 **, T1 **, size_t *, size_t, cudaMemcpyAttributes *, size_t *, size_t, size_t *, cudaStream_t);
template <class T0, class T1> __host__ __device__ cudaError_t cudaMemcpyBatchAsync(T0 **, T1 **, size_t *, size_t, cudaMemcpyAttributes, size_t *, cudaStream_t);
__host__ __device__ cudaError_t cudaMemcpyBatchAsync(void *const *, const void *const *, const size_t *, size_t, cudaMemcpyAttributes *, size_t *, size_t, cudaStream_t);
template <class T0, class T1> __host__ __device__ cudaError_t cudaMemcpyBatchAsync(T0 *const *, T1 *const *, const size_t *, size_t, cudaMemcpyAttributes *, size_t *, size_t, cudaStream_t);
template <class T0, class T1> __host__ __device__ cudaError_t cudaMemcpyBatchAsync(T0 *const *, T1 *const *, const size_t *, size_t, cudaMemcpyAttributes, cudaStream_t);
__host__ __device__ cudaError_t cudaMemcpyFromArray(void *, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaMemcpyFromArrayAsync(void *, cudaArray_const_t, size_t, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemcpyFromSymbol(void *, const void *, size_t, size_t = {}, enum cudaMemcpyKind = {});
template <class T0> __host__ __device__ cudaError_t cudaMemcpyFromSymbol(void *, const T0 &, size_t, size_t = {}, enum cudaMemcpyKind = {});
__host__ __device__ cudaError_t cudaMemcpyFromSymbolAsync(void *, const void *, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = {});
template <class T0> __host__ __device__ cudaError_t cudaMemcpyFromSymbolAsync(void *, const T0 &, size_t, size_t = {}, enum cudaMemcpyKind = {}, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemcpyPeer(void *, int, const void *, int, size_t);
__host__ __device__ cudaError_t cudaMemcpyPeerAsync(void *, int, const void *, int, size_t, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemcpyToArray(cudaArray_t, size_t, size_t, const void *, size_t, enum cudaMemcpyKind);
__host__ __device__ cudaError_t cudaMemcpyToArrayAsync(cudaArray_t, size_t, size_t, const void *, size_t, enum cudaMemcpyKind, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemcpyToSymbol(const void *, const void *, size_t, size_t = {}, enum cudaMemcpyKind = {});
template <class T0> __host__ __device__ cudaError_t cudaMemcpyToSymbol(const T0 &, const void *, size_t, size_t = {}, enum cudaMemcpyKind = {});
__host__ __device__ cudaError_t cudaMemcpyToSymbolAsync(const void *, const void *, size_t, size_t, enum cudaMemcpyKind, cudaStream_t = {});
template <class T0> __host__ __device__ cudaError_t cudaMemcpyToSymbolAsync(const T0 &, const void *, size_t, size_t = {}, enum cudaMemcpyKind = {}, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemcpyWithAttributesAsync(void *, const void *, size_t, cudaMemcpyAttributes *, cudaStream_t);
__host__ __device__ cudaError_t cudaMemset(void *, int, size_t);
__host__ __device__ cudaError_t cudaMemset2D(void *, size_t, int, size_t, size_t);
__host__ __device__ cudaError_t cudaMemset2DAsync(void *, size_t, int, size_t, size_t, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemset2DAsync_ptsz(void *, size_t, int, size_t, size_t, cudaStream_t);
__host__ __device__ cudaError_t cudaMemset3D(cudaPitchedPtr, int, cudaExtent);
__host__ __device__ cudaError_t cudaMemset3DAsync(cudaPitchedPtr, int, cudaExtent, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemset3DAsync_ptsz(cudaPitchedPtr, int, cudaExtent, cudaStream_t);
__host__ __device__ cudaError_t cudaMemsetAsync(void *, int, size_t, cudaStream_t = {});
__host__ __device__ cudaError_t cudaMemsetAsync_ptsz(void *, int, size_t, cudaStream_t);
__host__ __device__ cudaError_t cudaMipmappedArrayGetMemoryRequirements(cudaArrayMemoryRequirements *, cudaMipmappedArray_t, int);
__host__ __device__ cudaError_t cudaMipmappedArrayGetSparseProperties(cudaArraySparseProperties *, cudaMipmappedArray_t);
__host__ __device__ cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, const void *, int, int);
template <class T0> __host__ __device__ cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, T0 *, int, int);
template <class T0> __host__ __device__ cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *, T0, int, int);
__host__ __device__ cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, const void *, int, size_t);
template <class T0> __host__ __device__ cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *, T0, int, size_t);
__host__ __device__ cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, const void *, int, size_t, unsigned int);
template <class T0> __host__ __device__ cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *, T0, int, size_t, unsigned int);
__host__ __device__ cudaError_t cudaOccupancyMaxActiveClusters(int *, const void *, const cudaLaunchConfig_t *);
template <class T0> __host__ __device__ cudaError_t cudaOccupancyMaxActiveClusters(int *, T0 *, const cudaLaunchConfig_t *);
template <class T0> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSize(int *, int *, T0, size_t = {}, int = {});
template <class T0, class T1> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *, int *, T1, T0, int = {});
template <class T0, class T1> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *, int *, T1, T0, int = {}, unsigned int = {});
template <class T0> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *, int *, T0, size_t = {}, int = {}, unsigned int = {});
__host__ __device__ cudaError_t cudaOccupancyMaxPotentialClusterSize(int *, const void *, const cudaLaunchConfig_t *);
template <class T0> __host__ __device__ cudaError_t cudaOccupancyMaxPotentialClusterSize(int *, T0 *, const cudaLaunchConfig_t *);
__host__ __device__ cudaError_t cudaPeekAtLastError();
__host__ __device__ cudaError_t cudaPointerGetAttributes(cudaPointerAttributes *, const void *);
__host__ __device__ cudaError_t cudaProfilerInitialize(const char *, const char *, cudaOutputMode_t);
__host__ __device__ cudaError_t cudaProfilerStart();
__host__ __device__ cudaError_t cudaProfilerStop();
__host__ __device__ cudaError_t cudaRuntimeGetVersion(int *);
__host__ __device__ cudaError_t cudaSetDevice(int);
__host__ __device__ cudaError_t cudaSetDeviceFlags(unsigned int);
__host__ __device__ cudaError_t cudaSetDoubleForDevice(double *);
__host__ __device__ cudaError_t cudaSetDoubleForHost(double *);
__host__ __device__ cudaError_t cudaSetValidDevices(int *, int);
__host__ __device__ cudaError_t cudaSetupArgument(const void *, size_t, size_t);
template <class T0> __host__ __device__ cudaError_t cudaSetupArgument(T0, size_t);
__host__ __device__ cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t *, const cudaExternalSemaphoreSignalParams *, unsigned int, cudaStream_t = {});
__host__ __device__ cudaError_t cudaSignalExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *, const cudaExternalSemaphoreSignalParams *, unsigned int, cudaStream_t = {});
__host__ __device__ cudaError_t cudaStreamAddCallback(cudaStream_t, cudaStreamCallback_t, void *, unsigned int);
__host__ __device__ cudaError_t cudaStreamAttachMemAsync(cudaStream_t, void *, size_t = {}, unsigned int = {});
template <class T0> __host__ __device__ cudaError_t cudaStreamAttachMemAsync(cudaStream_t, T0 *, size_t = {}, unsigned int = {});
__host__ __device__ cudaError_t cudaStreamBeginCapture(cudaStream_t, enum cudaStreamCaptureMode);
__host__ __device__ cudaError_t cudaStreamBeginCaptureToGraph(cudaStream_t, cudaGraph_t, const cudaGraphNode_t *, const cudaGraphEdgeData *, size_t, enum cudaStreamCaptureMode);
__host__ __device__ cudaError_t cudaStreamBeginRecaptureToGraph(cudaStream_t, enum cudaStreamCaptureMode, cudaGraph_t, cudaGraphRecaptureCallbackData * = {});
__host__ __device__ cudaError_t cudaStreamCopyAttributes(cudaStream_t, cudaStream_t);
__host__ __device__ cudaError_t cudaStreamCreate(cudaStream_t *);
__host__ __device__ cudaError_t cudaStreamCreateWithFlags(cudaStream_t *, unsigned int);
__host__ __device__ cudaError_t cudaStreamCreateWithPriority(cudaStream_t *, unsigned int, int);
__host__ __device__ cudaError_t cudaStreamDestroy(cudaStream_t);
__host__ __device__ cudaError_t cudaStreamEndCapture(cudaStream_t, cudaGraph_t *);
__host__ __device__ cudaError_t cudaStreamGetAttribute(cudaStream_t, cudaLaunchAttributeID, cudaLaunchAttributeValue *);
__host__ __device__ cudaError_t cudaStreamGetAttribute(cudaStream_t, cudaStreamAttrID, cudaStreamAttrValue *);
__host__ __device__ cudaError_t cudaStreamGetCaptureInfo(cudaStream_t, enum cudaStreamCaptureStatus *, unsigned long long * = {}, cudaGraph_t * = {}, const cudaGraphNode_t ** = {}, size_t * = {});
__host__ __device__ cudaError_t cudaStreamGetCaptureInfo(cudaStream_t, enum cudaStreamCaptureStatus *, unsigned long long * = {}, cudaGraph_t * = {}, const cudaGraphNode_t ** = {}, const cudaGraphEdgeData ** = {}, size_t * = {});
__host__ __device__ cudaError_t cudaStreamGetCaptureInfo(cudaStream_t, enum cudaStreamCaptureStatus *, unsigned long long *);
__host__ __device__ cudaError_t cudaStreamGetCaptureInfo_v2(cudaStream_t, enum cudaStreamCaptureStatus *, unsigned long long * = {}, cudaGraph_t * = {}, const cudaGraphNode_t ** = {}, size_t * = {});
__host__ __device__ cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t, enum cudaStreamCaptureStatus *, unsigned long long * = {}, cudaGraph_t * = {}, const cudaGraphNode_t ** = {}, const cudaGraphEdgeData ** = {}, size_t * = {});
__host__ __device__ cudaError_t cudaStreamGetDevResource(cudaStream_t, cudaDevResource *, enum cudaDevResourceType);
__host__ __device__ cudaError_t cudaStreamGetDevice(cudaStream_t, int *);
__host__ __device__ cudaError_t cudaStreamGetFlags(cudaStream_t, unsigned int *);
__host__ __device__ cudaError_t cudaStreamGetId(cudaStream_t, unsigned long long *);
__host__ __device__ cudaError_t cudaStreamGetPriority(cudaStream_t, int *);
__host__ __device__ cudaError_t cudaStreamIsCapturing(cudaStream_t, enum cudaStreamCaptureStatus *);
__host__ __device__ cudaError_t cudaStreamQuery(cudaStream_t);
__host__ __device__ cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaLaunchAttributeID, const cudaLaunchAttributeValue *);
__host__ __device__ cudaError_t cudaStreamSetAttribute(cudaStream_t, cudaStreamAttrID, const cudaStreamAttrValue *);
__host__ __device__ cudaError_t cudaStreamSynchronize(cudaStream_t);
__host__ __device__ cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t, cudaGraphNode_t *, size_t, unsigned int = {});
__host__ __device__ cudaError_t cudaStreamUpdateCaptureDependencies(cudaStream_t, cudaGraphNode_t *, const cudaGraphEdgeData *, size_t, unsigned int = {});
__host__ __device__ cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t, cudaGraphNode_t *, const cudaGraphEdgeData *, size_t, unsigned int = {});
__host__ __device__ cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned int = {});
__host__ __device__ cudaError_t cudaStreamWaitEvent_ptsz(cudaStream_t, cudaEvent_t, unsigned int);
__host__ __device__ cudaError_t cudaThreadExchangeStreamCaptureMode(enum cudaStreamCaptureMode *);
__host__ __device__ cudaError_t cudaThreadExit();
__host__ __device__ cudaError_t cudaThreadGetCacheConfig(enum cudaFuncCache *);
__host__ __device__ cudaError_t cudaThreadGetLimit(size_t *, enum cudaLimit);
__host__ __device__ cudaError_t cudaThreadSetCacheConfig(enum cudaFuncCache);
__host__ __device__ cudaError_t cudaThreadSetLimit(enum cudaLimit, size_t);
__host__ __device__ cudaError_t cudaThreadSynchronize();
__host__ __device__ void cudaTriggerProgrammaticLaunchCompletion();
__host__ __device__ cudaError_t cudaUnbindTexture(const textureReference *);
__host__ __device__ cudaError_t cudaUserObjectCreate(cudaUserObject_t *, void *, cudaHostFn_t, unsigned int, unsigned int);
template <class T0> __host__ __device__ cudaError_t cudaUserObjectCreate(cudaUserObject_t *, T0 *, unsigned int, unsigned int);
template <class T0> __host__ __device__ cudaError_t cudaUserObjectCreate(cudaUserObject_t *, T0 *, unsigned int, cudaUserObjectFlags);
__host__ __device__ cudaError_t cudaUserObjectRelease(cudaUserObject_t, unsigned int = {});
__host__ __device__ cudaError_t cudaUserObjectRetain(cudaUserObject_t, unsigned int = {});
__host__ __device__ cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t *, const cudaExternalSemaphoreWaitParams *, unsigned int, cudaStream_t = {});
__host__ __device__ cudaError_t cudaWaitExternalSemaphoresAsync_v2(const cudaExternalSemaphore_t *, const cudaExternalSemaphoreWaitParams *, unsigned int, cudaStream_t = {});
__host__ __device__ char1 make_char1(signed char);
__host__ __device__ char2 make_char2(signed char, signed char);
__host__ __device__ char3 make_char3(signed char, signed char, signed char);
__host__ __device__ char4 make_char4(signed char, signed char, signed char, signed char);
__host__ __device__ cudaExtent make_cudaExtent(size_t, size_t, size_t);
__host__ __device__ cudaPitchedPtr make_cudaPitchedPtr(void *, size_t, size_t, size_t);
__host__ __device__ cudaPos make_cudaPos(size_t, size_t, size_t);
__host__ __device__ double1 make_double1(double);
__host__ __device__ double2 make_double2(double, double);
__host__ __device__ double3 make_double3(double, double, double);
__host__ __device__ double4 make_double4(double, double, double, double);
__host__ __device__ double4_16a make_double4_16a(double, double, double, double);
__host__ __device__ double4_32a make_double4_32a(double, double, double, double);
__host__ __device__ float1 make_float1(float);
__host__ __device__ float2 make_float2(float, float);
__host__ __device__ float3 make_float3(float, float, float);
__host__ __device__ float4 make_float4(float, float, float, float);
__host__ __device__ int1 make_int1(int);
__host__ __device__ int2 make_int2(int, int);
__host__ __device__ int3 make_int3(int, int, int);
__host__ __device__ int4 make_int4(int, int, int, int);
__host__ __device__ long1 make_long1(long);
__host__ __device__ long2 make_long2(long, long);
__host__ __device__ long3 make_long3(long, long, long);
__host__ __device__ long4 make_long4(long, long, long, long);
__host__ __device__ long4_16a make_long4_16a(long, long, long, long);
__host__ __device__ long4_32a make_long4_32a(long, long, long, long);
__host__ __device__ longlong1 make_longlong1(long long);
__host__ __device__ longlong2 make_longlong2(long long, long long);
__host__ __device__ longlong3 make_longlong3(long long, long long, long long);
__host__ __device__ longlong4 make_longlong4(long long, long long, long long, long long);
__host__ __device__ longlong4_16a make_longlong4_16a(long long, long long, long long, long long);
__host__ __device__ longlong4_32a make_longlong4_32a(long long, long long, long long, long long);
__host__ __device__ short1 make_short1(short);
__host__ __device__ short2 make_short2(short, short);
__host__ __device__ short3 make_short3(short, short, short);
__host__ __device__ short4 make_short4(short, short, short, short);
__host__ __device__ uchar1 make_uchar1(unsigned char);
__host__ __device__ uchar2 make_uchar2(unsigned char, unsigned char);
__host__ __device__ uchar3 make_uchar3(unsigned char, unsigned char, unsigned char);
__host__ __device__ uchar4 make_uchar4(unsigned char, unsigned char, unsigned char, unsigned char);
__host__ __device__ uint1 make_uint1(unsigned int);
__host__ __device__ uint2 make_uint2(unsigned int, unsigned int);
__host__ __device__ uint3 make_uint3(unsigned int, unsigned int, unsigned int);
__host__ __device__ uint4 make_uint4(unsigned int, unsigned int, unsigned int, unsigned int);
__host__ __device__ ulong1 make_ulong1(unsigned long);
__host__ __device__ ulong2 make_ulong2(unsigned long, unsigned long);
__host__ __device__ ulong3 make_ulong3(unsigned long, unsigned long, unsigned long);
__host__ __device__ ulong4 make_ulong4(unsigned long, unsigned long, unsigned long, unsigned long);
__host__ __device__ ulong4_16a make_ulong4_16a(unsigned long, unsigned long, unsigned long, unsigned long);
__host__ __device__ ulong4_32a make_ulong4_32a(unsigned long, unsigned long, unsigned long, unsigned long);
__host__ __device__ ulonglong1 make_ulonglong1(unsigned long long);
__host__ __device__ ulonglong2 make_ulonglong2(unsigned long long, unsigned long long);
__host__ __device__ ulonglong3 make_ulonglong3(unsigned long long, unsigned long long, unsigned long long);
__host__ __device__ ulonglong4 make_ulonglong4(unsigned long long, unsigned long long, unsigned long long, unsigned long long);
__host__ __device__ ulonglong4_16a make_ulonglong4_16a(unsigned long long, unsigned long long, unsigned long long, unsigned long long);
__host__ __device__ ulonglong4_32a make_ulonglong4_32a(unsigned long long, unsigned long long, unsigned long long, unsigned long long);
__host__ __device__ ushort1 make_ushort1(unsigned short);
__host__ __device__ ushort2 make_ushort2(unsigned short, unsigned short);
__host__ __device__ ushort3 make_ushort3(unsigned short, unsigned short, unsigned short);
__host__ __device__ ushort4 make_ushort4(unsigned short, unsigned short, unsigned short, unsigned short);
