#include "../generated/cusparse.h"
