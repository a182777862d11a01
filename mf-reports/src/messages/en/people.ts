export const people = {
  title: 'Users',
  lead: 'Find a person by name, email or number. Select a name to open the account.',
  staffLead: 'Find a person by name or number. Email addresses are shortened; an administrator changes accounts.',
  table: 'Users',
  empty: 'No accounts',
  emptyText: 'Everyone who signs up appears here.',
  failed: { load: 'The users could not be loaded.' },
  anyRole: 'Any role',
  anyStatus: 'Any status',
  from: 'Registered from',
  to: 'Registered to',
  never: 'Never',
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    email_verified: 'Verified',
    created_at: 'Registered',
    last_login_at: 'Last sign-in',
    disabled: 'Status',
  },
  roles: { User: 'Learner', Staff: 'Staff', Admin: 'Administrator' },
  statuses: { active: 'Active', disabled: 'Disabled' },
  csv: 'These users (CSV)',
};

export const person = {
  title: 'User',
  failed: 'The user could not be loaded.',
  missing: 'There is no such user',
  toAll: 'See all users',
  account: 'Account',
  id: 'Number',
  changes: 'Change the account',
  reason: 'Reason',
  reasonHint: 'It is recorded in the audit trail.',
  role: {
    open: 'Change the role',
    title: 'Change the role',
    means: 'The sessions that carry the old role end at once.',
    submit: 'Change the role',
    done: 'The role was changed.',
    failed: 'The role could not be changed.',
  },
  disable: {
    open: 'Disable the account',
    title: 'Disable the account',
    means:
      '{{who}} is signed out everywhere within seconds and cannot sign in until the account is enabled again. Courses and orders stay.',
    submit: 'Disable the account',
    done: 'The account is disabled.',
    failed: 'The account could not be disabled.',
  },
  enable: {
    open: 'Enable the account',
    title: 'Enable the account',
    means: '{{who}} can sign in again.',
    submit: 'Enable the account',
    done: 'The account is enabled.',
    failed: 'The account could not be enabled.',
  },
  sessions: {
    open: 'End all sessions',
    title: 'End all sessions?',
    question: 'This person is signed out on every device, and can sign in again at once.',
    confirm: 'End all sessions',
    done: 'All sessions were ended.',
    failed: 'The sessions could not be ended.',
  },
  trails: 'What happened',
  tabs: { logins: 'Sign-ins', actions: 'Actions' },
};

export const audit = {
  where: 'Where',
  table: 'Actions',
  empty: 'Nothing was done here',
  emptyText: 'What a person changes is kept in the audit trail of each part and appears here.',
  failed: { load: 'The actions could not be loaded.' },
  trails: {
    accounts: 'Accounts and sessions',
    account: 'What was done with this account',
    catalogue: 'Courses',
    media: 'Files',
    sales: 'Sales',
    learning: 'Learning',
    desk: 'Helpdesk',
  },
  columns: {
    at: 'When',
    action: 'Action',
    actor: 'Who',
    resource: 'What',
    changes: 'Changes',
    client: 'Network address',
  },
};

export const problemKinds = {
  'last-admin':
    'This is the last administrator who can sign in, so the account stays as it is. Make somebody else an administrator first.',
};
