struct float4 { float x, y, z, w; };
float first() { float4 a = {0}; return a.x; }
