// The checks of OpenGL's errors have a header of their own, as they need OpenGL's.
#include <cutil.h>
//> #include "hipport/sample_cutil.h"  // HP119@10
#include <cutil_gl_error.h>
//> #include "hipport/sample_gl.h"  // HP119@10

void draw(unsigned int timer) {
    cutStartTimer(timer);
    CUT_CHECK_ERROR_GL();
}
