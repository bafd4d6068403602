// Lets constexpr functions of the device be what they are for nvcc: functions whose value may never be a constant.
// Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file
//
// clang makes an error of it by default, and there is no other way to say that the function need not be constant.

#ifndef HIPPORT_NEVER_CONSTANT_H
#define HIPPORT_NEVER_CONSTANT_H

#ifdef __clang__
#pragma clang diagnostic ignored "-Winvalid-constexpr"
#endif

#endif
