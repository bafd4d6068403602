#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Node;
class Graph;
struct Edge { int to; };

template <typename T>
struct Walk {
    Node *at;
    Graph &graph;
    Edge *edge;
    __device__ int count() const { return at->count + graph.size() + edge->to; }
//~                                       ^~ HP242 error 'Node':
//~   Node is not defined yet: clang looks for its members where the template stands
//~   remedy: define Node before the template, or the function after it
//~                                                   ^~~~~ HP242 error 'Graph':
//~   Graph is not defined yet: clang looks for its members where the template stands
//~   remedy: define Graph before the template, or the function after it
    __device__ Node *next() { return this->at; }
};
template <typename T>
__device__ int visit(T t, const Node *node, Node **all, Graph *graph) {
    int n = node->count + t.node->n;
//~         ^~~~ HP242 error 'Node': Node is not defined yet: clang looks for its members where the template stands
//~   remedy: define Node before the template, or the function after it
    return n + all[0]->count + (graph != nullptr);
}

struct Node { int count; };
class Graph {
 public:
    __device__ int size() const { return 1; }
};

template <typename T>
__device__ int after(T t, const Node *node, Graph &graph) { return node->count + graph.size(); }
__global__ void walk(Walk<int> all, int *to) { *to = all.count() + after(1, all.at, all.graph); }
