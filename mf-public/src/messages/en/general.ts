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
  backToHome: 'Back to Home',
  pages: { page: 'Page {{number}}', previous: 'Previous page', next: 'Next page' },
  price: { now: 'Price now', before: 'Price before' },
  duration: { hour: 'h', minute: 'm', second: 's' },
  languages: { English: 'English', Hindi: 'Hindi' },
};
