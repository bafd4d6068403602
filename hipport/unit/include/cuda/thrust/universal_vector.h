#include "../../thrust.h"
