#include <hip/hip_runtime.h>
int a<:4:> = <% 1 %>;
bool b = not hipSuccess and hipErrorInvalidValue;
