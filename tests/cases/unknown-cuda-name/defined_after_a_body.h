// A stub of a library: what it defines is the project's.
typedef enum {} cudaFrobMode_t;
//~   kept cudaFrobMode_t (defined by the project) x2
typedef struct { int size; } cudaFrobPlan_t;
//~   kept cudaFrobPlan_t (defined by the project) x2
inline int size_of(cudaFrobPlan_t plan, cudaFrobMode_t, cudaFrobOther_t) { return plan.size; }
//~                                                     ^~~~~~~~~~~~~~~ HP102 warning:
//~   cudaFrobOther_t looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
