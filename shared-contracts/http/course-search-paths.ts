import { courseLanguages } from './course-languages';
import { courseLevels } from './course-levels';

/** Paths of the catalogue with filters. Not in `paths`, which every page loads. */
export const courseSearchPaths = {
  courseSearch: '/api/courseProgress/public-courses',
  suggestions: '/api/courseProgress/suggestions',
} as const;

export const courseOrders = ['best', 'newest', 'learners', 'rating', 'price', '-price'] as const;

/** The values of each facet. That of `rating` are steps: courses whose reviews have at least this mean. */
export const facetValues = {
  price: ['free', 'paid'],
  language: courseLanguages,
  level: courseLevels,
  rating: [4.5, 4, 3.5, 3],
} as const;

export const courseSearchLimits = { pageMax: 24, page: 6, suggestionMin: 2, suggestionMax: 100, ratingMin: 1 } as const;
/** Stands for more than 10,000. */
export const manyCourses = '10000+';

export const slugPattern = '^[a-z0-9-]{1,80}$';
