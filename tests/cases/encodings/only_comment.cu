// cudaMalloc
//\ no newline
