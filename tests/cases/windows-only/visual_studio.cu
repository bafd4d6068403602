// Code of Visual Studio: nvcc takes on Windows what Visual C++ takes.
//+ #include <string.h>  // HP123@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <stdio.h>
#include <Windows.h>
//~      ^~~~~~~~~~~ HP145 warning 'windows.h': windows.h is a header of Windows: the port does not compile on Linux
//~   remedy: write it in standard C++, or put it between #ifdef _WIN32 and #endif
#include <conio.h>
//~      ^~~~~~~~~ HP145 warning 'conio.h': conio.h is a header of Windows: the port does not compile on Linux
//~   remedy: write it in standard C++, or put it between #ifdef _WIN32 and #endif
#ifdef _MSC_VER
#include <intrin.h>
typedef unsigned __int64 Word;
#else
typedef unsigned long long Word;
#endif
#ifndef __linux__
#include <io.h>
#endif
#define strcpy_s(to, from) strcpy(to, from)

__int64 total;
//~~~~~ HP145 warning: __int64 is for compilers on Windows: the port does not compile on Linux
//~   remedy: write it in standard C++, or put it between #ifdef _WIN32 and #endif

__global__ void fill(float *x, __int64 n) { x[threadIdx.x] = n; }

FILE *open(const char *name) {
    FILE *file;
    fopen_s(&file, name, "r");
//~ ^~~~~~~ HP145 warning: fopen_s is for compilers on Windows: the port does not compile on Linux
//~   remedy: write it in standard C++, or put it between #ifdef _WIN32 and #endif
    char text[20];
    sprintf_s(text, 20, "%d", 1);
//~ ^~~~~~~~~ HP145 warning: sprintf_s is for compilers on Windows: the port does not compile on Linux
//~   remedy: write it in standard C++, or put it between #ifdef _WIN32 and #endif
    strcpy_s(text, "a");
    return file;
}
