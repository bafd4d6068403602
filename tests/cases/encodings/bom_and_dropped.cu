#include <device_launch_parameters.h>
//-  // HP111@4
int x;
//> ﻿int x;
