export const userReport = {
  title: 'User Report',
  lead: 'Accounts by the day in India on which they were made. The other columns say how those accounts are today.',
  failed: { load: 'The report could not be loaded.' },
  empty: 'Nobody signed up in this time',
  emptyText: 'Choose other days.',
  table: 'Accounts made',
  chart_one: 'Accounts made, {{count}} bar. The table below says the same.',
  chart_other: 'Accounts made, {{count}} bars. The table below says the same.',
  columns: { registered: 'Registered', verified: 'E-mail verified', active: 'Active', disabled: 'Disabled' },
  csv: 'This table (CSV)',
};

export const loginReport = {
  title: 'Login Report',
  lead: 'Tries to sign in by the day in India. “People” counts each person once a day.',
  failed: { load: 'The report could not be loaded.' },
  empty: 'Nobody tried to sign in in this time',
  emptyText: 'Choose other days.',
  table: 'Tries to sign in',
  chart_one: 'Sign-ins that succeeded, {{count}} bar. The table below says the same.',
  chart_other: 'Sign-ins that succeeded, {{count}} bars. The table below says the same.',
  columns: { succeeded: 'Succeeded', failed: 'Wrong password', locked: 'Locked out', people: 'People' },
  csv: 'This table (CSV)',
};

export const logins = {
  title: 'Single sign-ins',
  table: 'Single sign-ins',
  empty: 'No sign-ins',
  emptyText: 'Each try to sign in is kept for 180 days and shows up here.',
  failed: { load: 'The sign-ins could not be loaded.' },
  noAccount: 'No account',
  anyOutcome: 'Any outcome',
  columns: {
    at: 'When',
    name: 'Person',
    email: 'E-mail',
    outcome: 'Outcome',
    reason: 'Reason',
    client: 'With',
    address: 'Network',
    count: 'Times',
  },
  outcomes: { succeeded: 'Succeeded', failed: 'Failed', locked: 'Locked out', refused: 'Refused' },
  reasons: {
    'wrong-password': 'Wrong password',
    'unknown-address': 'Unknown address',
    'too-many-failures': 'Too many failures',
    'account-disabled': 'Account disabled',
  },
  csv: 'Single sign-ins (CSV)',
};
