#define CUDART_CB __stdcall
//~   kept CUDART_CB (defined by the project) x2
static void CUDART_CB done(void *data) {}
