float f(float x);
