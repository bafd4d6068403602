// flags: --textures native
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
void set(CUtexref texture, CUaddress_mode mode) {
//> void set(hipTexRef texture, HIPaddress_mode mode) {  // HP101@10 HP101@28
    cuTexRefSetAddressMode(texture, 0, CU_TR_ADDRESS_MODE_CLAMP);
//>     hipTexRefSetAddressMode(texture, 0, (enum hipTextureAddressMode)(HIP_TR_ADDRESS_MODE_CLAMP));  // HP101@5 HP301@40 HP101@40 HP301@64
    cuTexRefSetAddressMode(texture, 1, mode);
//>     hipTexRefSetAddressMode(texture, 1, (enum hipTextureAddressMode)(mode));  // HP101@5 HP301@40 HP301@44
    cuTexRefSetFilterMode(texture, CU_TR_FILTER_MODE_LINEAR);
//>     hipTexRefSetFilterMode(texture, (enum hipTextureFilterMode)(HIP_TR_FILTER_MODE_LINEAR));  // HP101@5 HP301@36 HP101@36 HP301@60
    cuTexRefSetMipmapFilterMode(texture, CU_TR_FILTER_MODE_POINT);
//>     hipTexRefSetMipmapFilterMode(texture, (enum hipTextureFilterMode)(HIP_TR_FILTER_MODE_POINT));  // HP101@5 HP301@42 HP101@42 HP301@65
}
