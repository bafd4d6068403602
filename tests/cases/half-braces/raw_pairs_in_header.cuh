// Without a header of CUDA's nor HIP's, the port says by its members alone that it is one.
inline __device__ unsigned bits_of(__half2_raw raw, const __half2_raw *more) {
  return raw.x | raw.y << 16 | more->x;
//>   return raw.x.x | raw.y.x << 16 | more->x.x;  // HP220@15 HP220@23 HP220@39
}
