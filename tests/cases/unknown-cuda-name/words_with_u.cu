// Classes of a library beside CUDA that are called C and a word with U.
#include <cuda.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <streams.h>

class Filter : public CUnknown {
    CUser *user;
    CUrl url;
    CUtils utils;
    CUpdater updater;
    CUprocess *process;
//~ ^~~~~~~~~ HP102 warning: CUprocess looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
    CUstream stream;
//>     hipStream_t stream;  // HP101@5
    CUuserThing *thing;
//~ ^~~~~~~~~~~ HP102 warning: CUuserThing looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
};
