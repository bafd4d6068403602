#include "../wmma.h"
