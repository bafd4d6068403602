#include "../../../../thrust.h"
