typedef unsigned long long uint64_t;
uint64_t half(uint64_t x) { return x / 2; }
