import type { Messages } from '@vidyapath/platform-api/i18n';

const messages = {
  continue: {
    title: 'Continue learning',
    all: 'My Learning',
    next: '{{lesson}}, at {{clock}}',
    progress_one: '{{done}} of {{count}} lesson done · {{percent}} %',
    progress_other: '{{done}} of {{count}} lessons done · {{percent}} %',
    empty: 'You have no course in progress. The courses you start appear here, with the point where you stopped.',
    failed: 'Your courses could not be loaded.',
    retry: 'Try again',
  },
  dashboard: {
    title: 'Dashboard',
    welcome: 'Welcome to {{appName}}',
    subtitle: 'Your personal learning platform',
    greeting: 'Good to see you, {{name}}.',
    next: 'What would you like to do?',
    browse: { title: 'Browse courses', text: 'Find your next course in the catalogue.' },
    learn: { title: 'Keep learning', text: 'Open your courses and play the next lesson.' },
    courses: { title: 'Manage courses', text: 'Add a course, change prices, publish.' },
    modules: { title: 'Manage modules', text: 'Arrange modules and attach videos.' },
    categories: { title: 'Manage categories', text: 'Keep the catalogue easy to browse.' },
  },
  work: {
    title: 'Waiting today',
    tickets: 'Overdue tickets',
    reviews: 'Reviews to decide',
    attention: 'Orders that need attention',
    sales: 'Sales today',
    orders_one: '{{count}} order',
    orders_other: '{{count}} orders',
    hidden: 'Hidden courses',
    failed: 'Could not be loaded.',
    retry: 'Try again',
    retryOf: 'Try again: {{label}}',
  },
} satisfies Messages;

export default messages;
