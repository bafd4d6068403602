// Pragmas in macros. Comes with hipport, belongs to the project that it was copied into.
// hipport: ignore-file

#ifndef HIPPORT_PRAGMA_H
#define HIPPORT_PRAGMA_H

// HIPPORT_PRAGMA(unroll 4) is what a line #pragma unroll 4 is.
#define HIPPORT_PRAGMA(...) _Pragma(#__VA_ARGS__)

#endif
