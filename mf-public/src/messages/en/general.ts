export const titles = {
  landing: 'Home',
  login: 'Login',
  signup: 'Sign Up',
  refundPolicy: 'Refund and Cancellation Policy',
  terms: 'Terms and Conditions',
  catalogue: 'Available Courses',
  courseDetail: 'Course details',
};

export const shared = {
  retry: 'Try again',
  partFailed: 'This part could not be loaded.',
  refused: { field: 'This was not accepted. Please change it.', password: 'This password was not accepted. Please choose one that is harder to guess.' },
  backToHome: 'Back to Home',
  pages: { page: 'Page {{number}}', previous: 'Previous page', next: 'Next page' },
  price: { now: 'Price now', before: 'Price before' },
  duration: { hour: 'h', minute: 'm', second: 's' },
  languages: { English: 'English', Hindi: 'Hindi' },
};

export const plans = {
  single: { name: 'Single Course', text: 'Access to one course.' },
  bundle: { name: 'Bundle Course', text: 'A curated bundle of courses.' },
  subscription: { name: '2 Year Subscription', text: 'Unlimited access to all courses for 2 years.' },
  lifetime: { name: 'Lifetime Access', text: 'All courses, for life.' },
};
