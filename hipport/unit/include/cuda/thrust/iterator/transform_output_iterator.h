#include "../../../thrust.h"
