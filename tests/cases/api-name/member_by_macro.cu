// Members of the project's own table that a macro fills by their names, and one whose parameter is a function, too.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct Table {
    int (*cudaFree)(void *);
//~       ^~~~~~~~ HP144 warning:
//~   cudaFree and 1 more functions of CUDA are pointers here that the program loads: their names stay CUDA's
//~   remedy: include <hip/hip_runtime.h> instead, link libamdhip64 and leave the loading out, or load HIP's functions
//~   kept cudaFree (defined by the project)
    int (*cudaMalloc)(void **, size_t);
//~   kept cudaMalloc (defined by the project)
};
extern "C" void *find(const char *name);
static Table table;
#define LOAD(name, to) table.to = reinterpret_cast<decltype(table.to)>(find(name))
#define LOAD_SAME(to) table.to = (decltype(table.to))to
#define CALL(of, f, x) of->f(x)
void load(Table *all, void *p) {
    LOAD("cudaMalloc", cudaMalloc);
//~      ^~~~~~~~~~~~ HP106 info 'cudaMalloc': CUDA names in a string literal: cudaMalloc
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaMalloc in the literal
//~   kept cudaMalloc (a member of the project's own object)
    LOAD("cudaFree", cudaFree);
//~      ^~~~~~~~~~ HP106 info 'cudaFree': CUDA names in a string literal: cudaFree
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaFree in the literal
//~   kept cudaFree (a member of the project's own object) x2
    CALL(all, cudaFree, p);
    cudaFree(p);
//>     hipFree(p);  // HP101@5
}
