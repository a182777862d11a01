export const reason = 'Reason';

export const moderation = {
  show: 'Show',
  search: 'Search',
  pages: 'Pages of the list',
  empty: 'Nothing here',
  emptyText: 'What needs your attention appears here.',
  failedLoad: 'The list could not be loaded.',
  reviews: {
    title: 'Moderation of reviews',
    lead: 'Each review is checked against the criteria of the terms before it is published.',
  },
  discussions: {
    title: 'Moderation of discussions',
    lead: 'Questions without an answer, and what learners have reported.',
    unanswered: 'Without an answer',
    reported: 'Reported',
    hidden: 'Hidden',
  },
  reviewOf: '{{name}} about {{course}}',
  noWords: 'A rating without text.',
  publishedNow: 'Published now ({{stars}} of 5 stars): {{body}}',
  failedCriterion: 'Criterion that was not met: {{criterion}}',
  reports_one: '{{count}} report',
  reports_other: '{{count}} reports',
  reasons: 'Reasons of the reports',
  hidden: 'Hidden',
  hiddenBecause: 'Hidden because: {{reason}}',
  kinds: { thread: 'Question of {{name}} in {{course}}', post: 'Answer of {{name}} in {{course}}' },
  hide: { open: 'Hide', submit: 'Hide it', done: 'It was hidden.', failed: 'It could not be hidden.' },
  restore: {
    open: 'Show again',
    keep: 'Keep it',
    submit: 'Keep it visible',
    done: 'It is visible again.',
    failed: 'It could not be shown again.',
  },
};

export const decision = {
  open: 'Decide',
  decision: 'Decision',
  decisions: { accept: 'Publish', reject: 'Do not publish', remove: 'Remove it from the page' },
  criterion: 'Criterion that it does not meet',
  choose: 'Choose a criterion',
  note: 'Note to the author',
  noteHint: 'The author reads it with the decision.',
  submit: 'Save the decision',
  done: 'The decision was saved, and the author was notified.',
  failed: 'The decision could not be saved.',
};

export const reply = {
  open: 'Reply',
  edit: 'Change the reply',
  body: 'Public reply',
  submit: 'Publish the reply',
  done: 'The reply was published.',
  failed: 'The reply could not be published.',
};
