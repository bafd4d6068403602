#include "../vectors.h"
