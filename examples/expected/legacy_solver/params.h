#ifndef PARAMS_H
#define PARAMS_H

typedef struct Params {
	int nx, ny, sweeps;
} Params;

/* Returns 0 if a value is out of range. */
int params_read(Params *params, int argc, char **argv);

#endif
