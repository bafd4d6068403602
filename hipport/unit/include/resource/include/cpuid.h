#pragma once
#define __cpuid(level, a, b, c, d) ((a) = (b) = (c) = (d) = (level))
#define __cpuid_count(level, count, a, b, c, d) ((a) = (b) = (c) = (d) = (level) + (count))
unsigned int __get_cpuid_max(unsigned int level, unsigned int *signature);
int __get_cpuid(unsigned int level, unsigned int *a, unsigned int *b, unsigned int *c, unsigned int *d);
int __get_cpuid_count(unsigned int level, unsigned int count, unsigned int *a, unsigned int *b, unsigned int *c, unsigned int *d);
