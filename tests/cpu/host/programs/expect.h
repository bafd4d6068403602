// What a program expects of HIP: it prints what is otherwise, and nothing else.

#ifndef EXPECT_H
#define EXPECT_H

#include <hip/hip_runtime_api.h>
#include <stdio.h>

struct Expected {
    const char* call;
    hipError_t returned, wanted;
};

template <size_t size>
void expect(const Expected (&rows)[size]) {
    for (const Expected& row : rows) {
        if (row.returned == row.wanted) continue;
        printf("%s: %s, not %s\n", row.call, hipGetErrorName(row.returned), hipGetErrorName(row.wanted));
    }
}

template <class T>
void expect_same(const char* what, T has, T wanted) {
    if (has != wanted) printf("%s: %g, not %g\n", what, static_cast<double>(has), static_cast<double>(wanted));
}

// A call and its text.
#define CALL(...) #__VA_ARGS__, __VA_ARGS__

#endif
