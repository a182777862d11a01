export const reason = 'Reason';

export const moderation = {
  show: 'Show',
  search: 'Search',
  pages: 'Pages of the list',
  empty: 'Nothing is here',
  emptyText: 'What needs you will stand here.',
  failedLoad: 'The list could not be loaded.',
  reviews: {
    title: 'Moderation of reviews',
    lead: 'Each review is looked at by the criteria of the terms before it is published.',
  },
  discussions: {
    title: 'Moderation of discussions',
    lead: 'Questions without an answer, and what learners have reported.',
    unanswered: 'Without an answer',
    reported: 'Reported',
    hidden: 'Hidden',
  },
  reviewOf: '{{name}} about {{course}}',
  noWords: 'Stars without words.',
  publishedNow: 'Published now ({{stars}} of 5 stars): {{body}}',
  failedCriterion: 'Criterion that was not met: {{criterion}}',
  reports_one: '{{count}} report',
  reports_other: '{{count}} reports',
  reasons: 'Reasons of the reports',
  hidden: 'Hidden',
  hiddenBecause: 'Hidden because: {{reason}}',
  kinds: { thread: 'Question of {{name}} in {{course}}', post: 'Answer of {{name}} in {{course}}' },
  hide: { open: 'Hide', submit: 'Hide it', done: 'It is hidden.', failed: 'It could not be hidden.' },
  restore: {
    open: 'Show again',
    keep: 'Keep it',
    submit: 'Let it stand',
    done: 'It stands again.',
    failed: 'It could not be shown again.',
  },
};

export const decision = {
  open: 'Decide',
  decision: 'Decision',
  decisions: { accept: 'Publish', reject: 'Do not publish', remove: 'Take it off the page' },
  criterion: 'Criterion that it does not meet',
  choose: 'Choose a criterion',
  note: 'Note to the author',
  noteHint: 'The author reads it with the decision.',
  submit: 'Save the decision',
  done: 'The decision is saved, and the author is told.',
  failed: 'The decision could not be saved.',
};

export const reply = {
  open: 'Reply',
  edit: 'Change the reply',
  body: 'Reply for everybody to read',
  submit: 'Publish the reply',
  done: 'The reply is published.',
  failed: 'The reply could not be published.',
};
