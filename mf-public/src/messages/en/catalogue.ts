export const catalogue = {
  heading: 'Available Courses',
  lead: 'Learn at your own pace, in English or Hindi.',
  all: 'All',
  categories: 'Course categories',
  search: 'Search courses',
  pages: 'Course pages',
  found_one: '{{count}} course',
  found_other: '{{count}} courses',
  failed: 'Failed to load courses.',
  categoriesFailed: 'The categories could not be loaded.',
  showAll: 'Show all courses',
  empty: { title: 'No courses yet', text: 'New courses appear here as soon as they are published.' },
  emptyCategory: { title: 'No courses in this category yet', text: 'Try the other categories in the meantime.' },
  notFound: { title: 'No courses found', text: 'Try fewer or other words, or look through all courses.' },
};

export const purchase = {
  buyNow: 'Buy Now',
  addToCart: 'Add to Cart',
  start: 'Start learning',
  cart: 'Cart',
  toCart: 'Go to the cart',
  added: '{{course}} is in your cart.',
  there: '{{course}} is already in your cart.',
  full: 'Your cart is full. Buy or remove something before you add {{course}}.',
};
