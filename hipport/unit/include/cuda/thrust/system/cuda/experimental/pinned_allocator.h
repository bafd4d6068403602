#include "../../../../../thrust.h"
