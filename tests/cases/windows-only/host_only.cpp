// A source of the host is compiled as before.
#include <windows.h>
__int64 total;
