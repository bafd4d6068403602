/* Eingabe: Größe des Gitters und Zahl der Durchläufe */
#include "params.h"

#include <stdlib.h>

static int in_range(int value, int low, int high)
{
	return low <= value && value <= high;
}

int params_read(Params *params, int argc, char **argv)
{
	params->nx = argc > 1 ? atoi(argv[1]) : 512;
	params->ny = argc > 2 ? atoi(argv[2]) : params->nx;
	params->sweeps = argc > 3 ? atoi(argv[3]) : 1000;
	return in_range(params->nx, 3, 16384) && in_range(params->ny, 3, 16384) && in_range(params->sweeps, 1, 1000000);
}
