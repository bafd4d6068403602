/* The VDPAU types that the CUDA interop headers mention. */
#pragma once

typedef unsigned int VdpDevice;
typedef unsigned int VdpFuncId;
typedef unsigned int VdpOutputSurface;
typedef unsigned int VdpVideoSurface;
typedef int VdpStatus;
typedef VdpStatus VdpGetProcAddress(VdpDevice device, VdpFuncId function, void** pointer);
