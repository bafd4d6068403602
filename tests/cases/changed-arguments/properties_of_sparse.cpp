#include <cusparseLt.h>
//> #include <hipsparselt/hipsparselt.h>  // HP110@11
int version() {
    int minor = 0;
    cusparseLtGetProperty(MINOR_VERSION, &minor);
//>     hipsparseLtGetProperty(HIP_LIBRARY_MINOR_VERSION, &minor);  // HP101@5 HP301@27
    return minor;
}
