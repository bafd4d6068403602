#include <xmmintrin.h>
