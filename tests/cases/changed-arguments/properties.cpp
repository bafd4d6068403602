#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11
int version(libraryPropertyType asked) {
//~         ^~~~~~~~~~~~~~~~~~~ HP302 warning:
//~   libraryPropertyType -> hipLibraryPropertyType: its enumerators MAJOR_VERSION, MINOR_VERSION and PATCH_LEVEL are HIP_LIBRARY_MAJOR_VERSION and so on
//~   remedy: check whether the code is affected
//> int version(hipLibraryPropertyType asked) {  // HP101@13
    int major = 0, patch = 0;
    cufftGetProperty(MAJOR_VERSION, &major);
//>     hipfftGetProperty((hipfftLibraryPropertyType)(HIPFFT_MAJOR_VERSION), &major);  // HP101@5 HP301@22 HP301@22 HP301@35
    cufftGetProperty(asked, &patch);
//>     hipfftGetProperty((hipfftLibraryPropertyType)(asked), &patch);  // HP101@5 HP301@22 HP301@27
    return major * 1000 + patch;
}
