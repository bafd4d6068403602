// As much of HIP as the plain C++ among hipport's headers needs from it, for a compiler without HIP.
#pragma once

#define __host__
#define __device__

struct char4 {
    signed char x, y, z, w;
};
struct uchar4 {
    unsigned char x, y, z, w;
};
struct short2 {
    short x, y;
};
struct ushort2 {
    unsigned short x, y;
};
