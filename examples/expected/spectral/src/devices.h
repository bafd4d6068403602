#pragma once

#include <vector>

// Lets every pair of devices that can do so read each other's memory. Returns the number of ordered pairs.
int enable_peer_access();

// Sums 1..count on each device from one managed array, and returns the sums.
std::vector<double> sum_on_every_device(int count);
