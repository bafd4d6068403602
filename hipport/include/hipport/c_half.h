// The type __half for C, where HIP has it in C++ only and rocRAND's header names it. Comes with hipport, belongs to the project
// that it was copied into. Plain C.
// hipport: ignore-file

#ifndef HIPPORT_C_HALF_H
#define HIPPORT_C_HALF_H

#if !defined(__cplusplus)
typedef struct {
    unsigned short x;
} __half;
#endif

#endif
