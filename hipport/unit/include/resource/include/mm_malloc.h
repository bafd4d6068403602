#pragma once
#include <stddef.h>
void *_mm_malloc(size_t bytes, size_t alignment);
void _mm_free(void *memory);
