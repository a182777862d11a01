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
  body: 'Your words',
  bodyHint: 'What helped you, and what was missing? You may leave this out.',
  checked: 'We look at every review before it is published.',
  guidelines: 'Guidelines for reviews',
  send: 'Send the review',
  change: 'Send the change',
  edit: 'Edit',
  staff: 'Staff writes no reviews, but decides about them.',
  toModeration: 'Reviews that wait for a decision',
  failedLoad: 'Your review could not be loaded.',
  write: {
    done: 'Thank you. Your review is published once we have looked at it.',
    failed: 'Your review could not be sent.',
  },
  delete: {
    title: 'Delete your review?',
    question: 'It disappears at once, from the page of the course too.',
    done: 'Your review is deleted.',
  },
  status: {
    pending: 'Waiting',
    published: 'Published',
    rejected: 'Not published',
    removed: 'Removed',
  },
  means: {
    pending: 'We have not looked at it yet.',
    published: 'Everybody can read it on the page of the course.',
    rejected: 'You may change it and send it again.',
    removed: 'It was published and is not any more. You may change it and send it again.',
    before: 'Until then, the text that was published before stays.',
  },
  criterion: 'It does not meet this criterion of our terms:',
  note: 'We add: {{note}}',
};
