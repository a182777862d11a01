/** The criteria of the terms, as they stand there. */
export const criteria = {
  1: 'You have taken the course, or a good part of it.',
  2: 'It is your own opinion, in your own words.',
  3: 'It is about the course and not about the person who teaches it.',
  4: 'It is polite: no abuse, no threats, no discrimination.',
  5: 'It contains no personal data, yours or that of others.',
  6: 'It contains no advertising and no links.',
  7: 'Nobody has paid you or given you an advantage for it.',
};

export const review = {
  title: 'Write a review',
  yours: 'Your review',
  stars: 'Your rating',
  body: 'Your comments',
  bodyHint: 'What helped you, and what was missing? Optional.',
  checked: 'We check every review before it is published.',
  guidelines: 'Guidelines for reviews',
  send: 'Submit the review',
  change: 'Submit the change',
  edit: 'Edit',
  staff: 'Staff members do not write reviews; they decide about them.',
  toModeration: 'Reviews waiting for a decision',
  failedLoad: 'Your review could not be loaded.',
  write: {
    done: 'Thank you. Your review will be published once we have checked it.',
    failed: 'Your review could not be sent.',
  },
  delete: {
    title: 'Delete your review?',
    question: 'It disappears at once, from the course page too.',
    done: 'Your review was deleted.',
  },
  status: {
    pending: 'Waiting',
    published: 'Published',
    rejected: 'Not published',
    removed: 'Removed',
  },
  means: {
    pending: 'We have not checked it yet.',
    published: 'Anyone can read it on the course page.',
    rejected: 'You may change it and submit it again.',
    removed: 'It was published, but is not any more. You may change it and submit it again.',
    before: 'Until then, the previously published text stays.',
  },
  criterion: 'It does not meet this criterion of our terms:',
  note: 'Our note: {{note}}',
};
