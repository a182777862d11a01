/** Path and heading of the screens that are still to come. */
export const placeholders = [
  ['/helpdesk/tickets', 'Tickets'],
  ['/helpdesk/faq', 'FAQ'],
  ['/reports/error-report', 'Error Report'],
  ['/reports/login-report', 'Login Report'],
  ['/reports/user-report', 'User Report'],
] as const;
