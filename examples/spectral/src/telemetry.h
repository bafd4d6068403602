#pragma once

// Power that device 0 draws now in watts, or a negative number when it cannot be read.
double power_in_watts();
