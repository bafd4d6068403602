#include "../generated/driver.h"
