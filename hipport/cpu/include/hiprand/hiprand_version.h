// The version of hipRAND whose interface these headers have.

#ifndef HIPPORT_CPU_HIPRAND_VERSION_H
#define HIPPORT_CPU_HIPRAND_VERSION_H

#define HIPRAND_VERSION 300100

#endif
