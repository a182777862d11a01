import type { Messages } from '@vidyapath/platform-api/i18n';

const messages: Messages = {
  layout: {
    home: '{{appName}}, home',
    skip: 'Skip to content',
    darkMode: 'Dark mode',
    footer: '© {{year}} {{appName}}. All rights reserved.',
  },
  navigation: { loading: 'Loading page' },
  toasts: { region: 'Messages', close: 'Close' },
  session: { title: 'Info', expired: 'Session expired. Please log in again.' },
  site: {
    label: 'Main',
    home: 'Home',
    about: 'About Us',
    contact: 'Contact Us',
    testimonials: 'Testimonials',
    pricing: 'Pricing',
    courses: 'Courses',
    login: 'Login',
    signup: 'Sign Up',
    menu: 'Menu',
    closeMenu: 'Close menu',
  },
  topBar: { sidebar: 'Toggle sidebar' },
  sidebar: {
    label: 'Sidebar',
    dashboard: 'Dashboard',
    courses: 'Courses',
    helpdesk: 'Helpdesk',
    reports: 'Reports',
  },
  notifications: {
    page: 'Notifications',
    open: 'Notifications, {{count}} new',
    title: '{{count}} New Notifications',
    all: 'Show all notifications',
    newCourse: {
      title: 'New course',
      message: 'A course that may interest you is in the catalogue.',
      time: '30 minutes ago',
    },
    progress: { title: 'Well done', message: 'You finished your first module.', time: '2 hours ago' },
    rating: { title: 'Your opinion counts', message: 'Tell us how you like your course.', time: '5 hours ago' },
    reminder: { title: 'Keep going', message: 'Your next lesson is waiting.', time: '1 day ago' },
  },
  userMenu: {
    label: 'Account',
    open: 'Account of {{name}}',
    dashboard: 'Dashboard',
    profile: 'Profile',
    analytics: 'Analytics',
    settings: 'Settings & Privacy',
    help: 'Help Center',
    logout: 'Log out',
  },
  dashboard: {
    title: 'Dashboard',
    welcome: 'Welcome to {{appName}}',
    subtitle: 'Your personal learning platform',
    greeting: 'Good to see you, {{name}}.',
    next: 'What would you like to do?',
    browse: { title: 'Browse courses', text: 'Find your next course in the catalogue.' },
    learn: { title: 'Go on learning', text: 'Open your course and play the next lesson.' },
    courses: { title: 'Manage courses', text: 'Add a course, change prices, publish.' },
    modules: { title: 'Manage modules', text: 'Arrange modules and attach videos.' },
    categories: { title: 'Manage categories', text: 'Keep the catalogue easy to browse.' },
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved.',
    action: 'Go to the home page',
  },
  noAccess: {
    title: "You don't have access to this page.",
    text: 'It is for another role. Ask an administrator if you need it.',
    action: 'Go to the dashboard',
  },
  remote: {
    unavailable: {
      title: 'This part is unavailable right now',
      text: 'It could not be loaded. The rest of the page still works.',
      late: 'It is taking unusually long and appears here as soon as it has arrived. The rest of the page still works.',
      action: 'Try again',
    },
    outdated: {
      title: 'This part needs a newer shell',
      text: 'It was made for a newer version of this site. Reloading usually helps; if not, please come back a little later.',
      action: 'Reload the page',
    },
    older: {
      title: 'This part needs an update',
      text: 'It was made for an older version of this site. Please come back a little later; the rest of the page still works.',
    },
  },
  failure: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Reloading it usually helps.',
    action: 'Reload the page',
  },
};

export default messages;
