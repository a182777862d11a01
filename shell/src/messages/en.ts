import type { Messages } from '@vidyapath/platform-api/i18n';

const messages: Messages = {
  layout: {
    home: '{{appName}}, home',
    skip: 'Skip to content',
    darkMode: 'Dark mode',
    footer: '© {{years}} {{appName}}. All rights reserved.',
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
  cart: { open_one: 'Cart, {{count}} item', open_other: 'Cart, {{count}} items' },
  topBar: { sidebar: 'Toggle sidebar' },
  sidebar: {
    label: 'Sidebar',
    dashboard: 'Dashboard',
    courses: 'Courses',
    helpdesk: 'Helpdesk',
    reports: 'Reports',
  },
  notifications: { open: 'Notifications, {{count}} new' },
  tasks: {
    open_one: 'Running work, {{count}} task',
    open_other: 'Running work, {{count}} tasks',
    title: 'Running work',
    percent: '{{percent}} %',
    leave: { title: 'Log out now?', text: 'This stops when you log out:', stay: 'Stay logged in' },
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
      report: 'Report this',
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
