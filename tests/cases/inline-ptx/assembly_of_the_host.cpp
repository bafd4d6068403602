// Assembly for the host's processor is no business of a port.
unsigned long long ticks() {
    unsigned low, high;
    __asm__ volatile("rdtsc" : "=a"(low), "=d"(high));
    return low | (unsigned long long)high << 32;
}
extern int renamed() __asm__("other_name");
