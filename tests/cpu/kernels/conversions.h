// Conversions in a header; nothing else in it is changed for the engine.
inline __device__ int from_header(float x) { return x; }
template <class To, class From>
__device__ To from_template_of_header(From x) {
    To result = x;
    return result;
}
