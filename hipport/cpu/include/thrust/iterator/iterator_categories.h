// What an iterator can do, in Thrust's words.

#ifndef HIPPORT_CPU_THRUST_ITERATOR_ITERATOR_CATEGORIES_H
#define HIPPORT_CPU_THRUST_ITERATOR_ITERATOR_CATEGORIES_H

#include <iterator>

namespace thrust {

struct use_default {};
struct any_system_tag {};
struct host_system_tag : any_system_tag {};
struct device_system_tag : any_system_tag {};

struct incrementable_traversal_tag {
    using category = std::input_iterator_tag;
};
struct single_pass_traversal_tag : incrementable_traversal_tag {};
struct forward_traversal_tag : single_pass_traversal_tag {
    using category = std::forward_iterator_tag;
};
struct bidirectional_traversal_tag : forward_traversal_tag {
    using category = std::bidirectional_iterator_tag;
};
struct random_access_traversal_tag : bidirectional_traversal_tag {
    using category = std::random_access_iterator_tag;
};

}  // namespace thrust

#endif
