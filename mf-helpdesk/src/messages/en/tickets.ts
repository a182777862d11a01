export const categories = {
  payment: 'Payment',
  course: 'Course',
  account: 'Account',
  technical: 'Technical',
  grievance: 'Grievance',
};

export const statuses = { open: 'Open', answered: 'Answered', closed: 'Closed' };

export const tickets = {
  title: 'Tickets',
  lead: 'Your questions to us, and our answers.',
  create: 'New ticket',
  toFaq: 'Check the FAQ',
  toGrievance: 'Grievance officer',
  table: 'Your tickets',
  empty: 'You have not asked anything yet',
  emptyText: 'Many questions are answered in the FAQ. If yours is not, write to us.',
  failed: { load: 'Your tickets could not be loaded.' },
  overdue: 'Overdue',
  columns: {
    number: 'Number',
    subject: 'Subject',
    asker: 'Asked by',
    category: 'Category',
    status: 'Status',
    created: 'Asked',
    last: 'Last message',
    due: 'Due',
    assigned: 'Assigned to',
  },
};

export const newTicket = {
  title: 'New ticket',
  lead: 'Tell us what you need. You can read the answer here, and we also email it to you.',
  faq: 'The FAQ may already have your answer.',
  fields: { category: 'Category', subject: 'Subject', body: 'Your message', order_id: 'Order', course_id: 'Course' },
  choose: 'Choose a category',
  noOrder: 'Not about an order',
  noCourse: 'Not about a course',
  order: '{{number}}: {{titles}}',
  thisOrder: 'Order {{id}}',
  thisCourse: 'Course {{id}}',
  clocks: {
    other: 'We answer within 24 hours and resolve it within 7 days.',
    grievance: 'The grievance officer confirms it within 48 hours and resolves it within one month.',
  },
  request: 'Request ID of the failure: {{id}}',
  submit: 'Send',
  done: 'Your ticket was created.',
  failed: 'Your ticket could not be sent.',
};

export const ticket = {
  title: 'Ticket',
  number: 'Ticket {{number}}',
  failed: 'The ticket could not be loaded.',
  missing: 'There is no such ticket',
  missingText: 'It may belong to another account.',
  toTickets: 'All tickets',
  facts: {
    status: 'Status',
    category: 'Category',
    created: 'Asked',
    acknowledge: 'First answer by',
    answered: 'First answered',
    resolve: 'Resolve by',
    closed: 'Closed',
    due: 'Due',
    order: 'About the order',
    course: 'About the course',
    openOrder: 'Open the order',
    openCourse: 'Open the course',
  },
  conversation: 'Messages',
  staff: 'Our team',
  note: 'Internal note: only staff sees this',
  deletedAccount: 'A deleted account',
  write: {
    title: 'Write',
    body: 'Your message',
    noteBody: 'Your note',
    submit: 'Send the message',
    answer: 'Send the answer',
    note: 'Save the note',
    kind: 'What you write',
    kinds: { answer: 'Answer', note: 'Internal note' },
    noteHint: 'Only staff can see a note. It is not emailed to anyone.',
    mailHint: 'The answer is emailed to {{email}}.',
    reopens: 'The ticket is closed. Writing reopens it.',
    done: 'Your message was added to the ticket.',
    failed: 'It could not be sent.',
  },
  close: { submit: 'Close the ticket', done: 'The ticket is closed.', failed: 'The ticket could not be closed.' },
};

export const problemKinds = {
  'ticket-full': 'This ticket cannot have any more messages. Please open a new one.',
  'message-is-ticket': 'Somebody has already made a ticket from this message. Reload the list.',
};
