//+ #include "hipport/host_call.h"  // HP238@1
#ifdef __CUDACC__
//> #ifdef __HIPCC__  // HP602@8
#define LAB_BOTH __host__ __device__
#else
#define LAB_BOTH
#endif

static int key;
int &state() { return key; }
LAB_BOTH int next(int x) { return x + state(); }
//> LAB_BOTH int next(int x) { return x + HIPPORT_HOST_CALL(state()); }  // HP238@39 HP238@46
