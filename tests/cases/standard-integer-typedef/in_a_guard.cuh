#ifndef WORDS_H
#define WORDS_H
typedef unsigned long long uint64_t;
//> #include <stdint.h>  // HP246@1
__device__ uint64_t next();
#endif
