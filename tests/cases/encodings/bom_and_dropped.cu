#include <device_launch_parameters.h>
int x;
