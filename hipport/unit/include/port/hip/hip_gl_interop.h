// Written by scripts/unit from the symbol facts.
#pragma once
#include <hip/hip_runtime_api.h>
enum hipGLDeviceList { hipGLDeviceListAll = 1, hipGLDeviceListCurrentFrame = 2, hipGLDeviceListNextFrame = 3 };
using GLenum = unsigned int;
using GLuint = unsigned int;
extern "C" hipError_t hipGLGetDevices(unsigned int *, int *, unsigned int, hipGLDeviceList);
extern "C" hipError_t hipGraphicsGLRegisterBuffer(hipGraphicsResource **, GLuint, unsigned int);
extern "C" hipError_t hipGraphicsGLRegisterImage(hipGraphicsResource **, GLuint, GLenum, unsigned int);
