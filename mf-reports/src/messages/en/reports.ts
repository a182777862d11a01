export const userReport = {
  title: 'User Report',
  lead: 'Accounts by the day (in India) they were created. The other columns show their status today.',
  failed: { load: 'The report could not be loaded.' },
  empty: 'Nobody signed up in this period',
  emptyText: 'Choose other dates.',
  table: 'Accounts created',
  chart_one: 'Accounts created, {{count}} bar. The table below has the same figures.',
  chart_other: 'Accounts created, {{count}} bars. The table below has the same figures.',
  columns: { registered: 'Registered', verified: 'Email verified', active: 'Active', disabled: 'Disabled' },
  csv: 'This table (CSV)',
};

export const loginReport = {
  title: 'Login Report',
  lead: 'Sign-in attempts by the day in India. “People” counts each person once a day.',
  failed: { load: 'The report could not be loaded.' },
  empty: 'No sign-in attempts in this period',
  emptyText: 'Choose other dates.',
  table: 'Sign-in attempts',
  chart_one: 'Sign-ins that succeeded, {{count}} bar. The table below has the same figures.',
  chart_other: 'Sign-ins that succeeded, {{count}} bars. The table below has the same figures.',
  columns: { succeeded: 'Succeeded', failed: 'Wrong password', locked: 'Locked out', people: 'People' },
  csv: 'This table (CSV)',
};

export const logins = {
  title: 'Individual sign-ins',
  table: 'Individual sign-ins',
  empty: 'No sign-ins',
  emptyText: 'Each sign-in attempt is stored for 180 days and appears here.',
  failed: { load: 'The sign-ins could not be loaded.' },
  noAccount: 'No account',
  anyOutcome: 'Any outcome',
  columns: {
    at: 'When',
    name: 'Person',
    email: 'Email',
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
  csv: 'Individual sign-ins (CSV)',
};
