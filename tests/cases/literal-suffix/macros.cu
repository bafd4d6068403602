#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <inttypes.h>
#include <stdio.h>
#include <string>
#define NAME "kernel"
#define _VERSION "1.0"
#define FORMAT "%"PRIu64"\n"
//> #define FORMAT "%" PRIu64"\n"  // HP217@19
__host__ void show(uint64_t n) {
    printf("%"PRIu64" of %" PRIu64 "\n", n, n);
//>     printf("%" PRIu64" of %" PRIu64 "\n", n, n);  // HP217@15
    printf(FORMAT, n);
    printf(NAME" "NAME"a"__FILE__"b"_VERSION);
//>     printf(NAME" " NAME"a" __FILE__"b" _VERSION);  // HP217@19 HP217@26 HP217@37
}
#if LAB_SHELL
echo "#include\""$0"\"" > $0.cpp
#endif
