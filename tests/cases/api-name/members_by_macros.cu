//+ #include <hip/hip_runtime.h>  // HP114@1
#include <cusparse.h>
//> #include <hipsparse/hipsparse.h>  // HP110@11

// The members get HIP's names, and so do their uses.
#define MEMBER(N) decltype(&::N) N
#define LOADED(name, handle) decltype(name) *name = load<decltype(name)>(handle, #name);

struct Library {
    MEMBER(cusparseCreate);
//>     MEMBER(hipsparseCreate);  // HP101@12
    LOADED(cusparseDestroy, handle)
//>     LOADED(hipsparseDestroy, handle)  // HP101@12
    int cusparseGetVersion(int *version);
//~   kept cusparseGetVersion (declared by the project)
};

Library &library();

int use(cusparseHandle_t *h, int *version) {
//> int use(hipsparseHandle_t *h, int *version) {  // HP101@9
    Library *own = &library();
    own->cusparseDestroy(*h);
//>     own->hipsparseDestroy(*h);  // HP101@10
    library().cusparseGetVersion(version);
//~   kept cusparseGetVersion (a member of the project's own object)
    return library().cusparseCreate(h);
//>     return library().hipsparseCreate(h);  // HP101@22
}
