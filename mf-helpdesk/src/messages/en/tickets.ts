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
  toFaq: 'Look in the FAQ',
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
  lead: 'Tell us what you need. You read the answer here, and get it by mail.',
  faq: 'Your question may be answered in the FAQ already.',
  fields: { category: 'Category', subject: 'Subject', body: 'Your message', order_id: 'Order', course_id: 'Course' },
  choose: 'Choose a category',
  noOrder: 'About no order',
  noCourse: 'About no course',
  order: '{{number}}: {{titles}}',
  thisOrder: 'Order {{id}}',
  thisCourse: 'Course {{id}}',
  clocks: {
    other: 'We answer within 24 hours and settle it within 7 days.',
    grievance: 'The grievance officer confirms it within 48 hours and settles it within one month.',
  },
  request: 'Request id of the failure: {{id}}',
  submit: 'Send',
  done: 'Your ticket has been made.',
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
    resolve: 'Settled by',
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
    note: 'Keep the note',
    kind: 'What you write',
    kinds: { answer: 'Answer to the asker', note: 'Internal note' },
    noteHint: 'Only staff sees a note. It is mailed to nobody.',
    mailHint: 'The answer is sent by mail to {{email}}.',
    reopens: 'The ticket is closed. Writing opens it again.',
    done: 'What you wrote is in the ticket now.',
    failed: 'It could not be sent.',
  },
  close: { submit: 'Close the ticket', done: 'The ticket is closed.', failed: 'The ticket could not be closed.' },
};

export const problemKinds = {
  'ticket-full': 'This ticket has as many messages as it may have. Please begin a new one.',
  'message-is-ticket': 'Somebody has made a ticket of this message already. Load the list again.',
};
