// NV_IF_TARGET and its kin of CUDA's <nv/target>, which ROCm lacks. Comes with hipport, belongs to the project that it was
// copied into.
// hipport: ignore-file
//
// The arms are chosen by the preprocessor, as in CUDA: an AMD GPU is a device, and one that provides every capability up
// to 7.5 and is exactly none, so that it takes the arms that need no instructions of newer NVIDIA GPUs.

#ifndef HIPPORT_NV_TARGET_H
#define HIPPORT_NV_TARGET_H

#if defined(__HIP_DEVICE_COMPILE__) && __HIP_DEVICE_COMPILE__
#define HIPPORT_NV_DEVICE 1
#define HIPPORT_NV_HOST 0
#else
#define HIPPORT_NV_DEVICE 0
#define HIPPORT_NV_HOST 1
#endif

#define NV_IS_DEVICE HIPPORT_NV_DEVICE
#define NV_IS_HOST HIPPORT_NV_HOST
#define NV_ANY_TARGET 1
#define NV_NO_TARGET 0

#define NV_PROVIDES_SM_35 HIPPORT_NV_DEVICE
#define NV_PROVIDES_SM_37 HIPPORT_NV_DEVICE
#define NV_PROVIDES_SM_50 HIPPORT_NV_DEVICE
#define NV_PROVIDES_SM_52 HIPPORT_NV_DEVICE
#define NV_PROVIDES_SM_53 HIPPORT_NV_DEVICE
#define NV_PROVIDES_SM_60 HIPPORT_NV_DEVICE
#define NV_PROVIDES_SM_61 HIPPORT_NV_DEVICE
#define NV_PROVIDES_SM_62 HIPPORT_NV_DEVICE
#define NV_PROVIDES_SM_70 HIPPORT_NV_DEVICE
#define NV_PROVIDES_SM_72 HIPPORT_NV_DEVICE
#define NV_PROVIDES_SM_75 HIPPORT_NV_DEVICE
#define NV_PROVIDES_SM_80 0
#define NV_PROVIDES_SM_86 0
#define NV_PROVIDES_SM_87 0
#define NV_PROVIDES_SM_89 0
#define NV_PROVIDES_SM_90 0
#define NV_PROVIDES_SM_100 0
#define NV_PROVIDES_SM_103 0
#define NV_PROVIDES_SM_110 0
#define NV_PROVIDES_SM_120 0
#define NV_PROVIDES_SM_121 0
#define NV_HAS_FEATURE_SM_90a 0
#define NV_HAS_FEATURE_SM_100a 0
#define NV_IS_EXACTLY_SM_35 0
#define NV_IS_EXACTLY_SM_37 0
#define NV_IS_EXACTLY_SM_50 0
#define NV_IS_EXACTLY_SM_52 0
#define NV_IS_EXACTLY_SM_53 0
#define NV_IS_EXACTLY_SM_60 0
#define NV_IS_EXACTLY_SM_61 0
#define NV_IS_EXACTLY_SM_62 0
#define NV_IS_EXACTLY_SM_70 0
#define NV_IS_EXACTLY_SM_72 0
#define NV_IS_EXACTLY_SM_75 0
#define NV_IS_EXACTLY_SM_80 0
#define NV_IS_EXACTLY_SM_86 0
#define NV_IS_EXACTLY_SM_87 0
#define NV_IS_EXACTLY_SM_89 0
#define NV_IS_EXACTLY_SM_90 0
#define NV_IS_EXACTLY_SM_100 0

// What stands in an arm's parentheses.
#define HIPPORT_NV_BODY(...) __VA_ARGS__
#define HIPPORT_NV_JOIN_(a, b) a##b
#define HIPPORT_NV_JOIN(a, b) HIPPORT_NV_JOIN_(a, b)

// One arm, or one of two: NV_IF_TARGET(target, (arm)), NV_IF_TARGET(target, (arm), (other)).
#define NV_IF_TARGET(target, ...) HIPPORT_NV_JOIN(HIPPORT_NV_IF_, target)(__VA_ARGS__, ())
#define NV_IF_ELSE_TARGET(target, arm, other) HIPPORT_NV_JOIN(HIPPORT_NV_IF_, target)(arm, other, ())
#define HIPPORT_NV_IF_1(arm, ...) HIPPORT_NV_BODY arm
#define HIPPORT_NV_IF_0(arm, other, ...) HIPPORT_NV_BODY other

// The first arm of up to five whose target fits: NV_DISPATCH_TARGET(target, (arm), target, (arm), ...).
#define NV_DISPATCH_TARGET(...)                                                                                     \
    HIPPORT_NV_D0(__VA_ARGS__, 1, (), 1, (), 1, (), 1, (), 1, ())
#define HIPPORT_NV_D0(target, arm, ...) HIPPORT_NV_JOIN(HIPPORT_NV_D0_, target)(arm, __VA_ARGS__)
#define HIPPORT_NV_D0_1(arm, ...) HIPPORT_NV_BODY arm
#define HIPPORT_NV_D0_0(arm, ...) HIPPORT_NV_D1(__VA_ARGS__)
#define HIPPORT_NV_D1(target, arm, ...) HIPPORT_NV_JOIN(HIPPORT_NV_D1_, target)(arm, __VA_ARGS__)
#define HIPPORT_NV_D1_1(arm, ...) HIPPORT_NV_BODY arm
#define HIPPORT_NV_D1_0(arm, ...) HIPPORT_NV_D2(__VA_ARGS__)
#define HIPPORT_NV_D2(target, arm, ...) HIPPORT_NV_JOIN(HIPPORT_NV_D2_, target)(arm, __VA_ARGS__)
#define HIPPORT_NV_D2_1(arm, ...) HIPPORT_NV_BODY arm
#define HIPPORT_NV_D2_0(arm, ...) HIPPORT_NV_D3(__VA_ARGS__)
#define HIPPORT_NV_D3(target, arm, ...) HIPPORT_NV_JOIN(HIPPORT_NV_D3_, target)(arm, __VA_ARGS__)
#define HIPPORT_NV_D3_1(arm, ...) HIPPORT_NV_BODY arm
#define HIPPORT_NV_D3_0(arm, ...) HIPPORT_NV_D4(__VA_ARGS__)
#define HIPPORT_NV_D4(target, arm, ...) HIPPORT_NV_JOIN(HIPPORT_NV_D4_, target)(arm, __VA_ARGS__)
#define HIPPORT_NV_D4_1(arm, ...) HIPPORT_NV_BODY arm
#define HIPPORT_NV_D4_0(arm, ...) HIPPORT_NV_BODY()

#endif
