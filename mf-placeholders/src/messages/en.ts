import type { Messages } from '@vidyapath/platform-api/i18n';

const messages: Messages = {
  tickets: { title: 'Tickets', works: 'tickets works!' },
  faq: { title: 'FAQ', works: 'faq works!' },
  userReport: { title: 'User Report', works: 'user-report works!' },
  errorReport: { title: 'Error Report', works: 'error-report works!' },
  loginReport: { title: 'Login Report', works: 'login-report works!' },
};

export default messages;
