import type { Messages } from '@vidyapath/platform-api/i18n';

/** Texts of all slices that show reviews; each adds them to its own messages under `reviewBoard`. */
const messages = {
  summary: 'What learners say',
  mean: 'Rating: {{mean}}/5',
  count_one: '{{count}} review',
  count_other: '{{count}} reviews',
  shares: 'Reviews by stars',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
  share_one: '{{stars}}: {{count}} review, {{percent}} %',
  share_other: '{{stars}}: {{count}} reviews, {{percent}} %',
  given: '{{stars}} of 5 stars',
  sort: 'Sort by',
  newest: 'Newest first',
  highest: 'Highest rating first',
  lowest: 'Lowest rating first',
  list: 'Reviews',
  pages: 'Pages of reviews',
  page: 'Page {{number}}',
  previous: 'Previous',
  next: 'Next',
  formerLearner: 'A former learner',
  edited: 'edited {{when}}',
  reply: 'Reply from Vidyapath',
  loading: 'Loading the reviews',
  failed: 'The reviews could not be loaded.',
  retry: 'Try again',
  empty: 'No reviews yet',
  emptyText: 'What learners think of this course will appear here.',
} satisfies Messages;

export default messages;
