export const titles = {
  refundPolicy: 'Refund and Cancellation Policy',
  terms: 'Terms and Conditions',
  courseDetail: 'Course details',
};

export const shared = {
  retry: 'Try again',
  partFailed: 'This part could not be loaded.',
  refused: {
    field: 'This was not accepted. Please change it.',
    password: 'This password was not accepted. Please choose one that is harder to guess.',
  },
  problem: {
    offline: 'This could not be sent. Check your connection and try again; what you typed is still here.',
    tooMany_one: 'Too many attempts from here. Please try again in {{count}} minute; what you typed is still here.',
    tooMany_other: 'Too many attempts from here. Please try again in {{count}} minutes; what you typed is still here.',
    away: 'The service is not available at the moment. Please try again in a little while; what you typed is still here.',
    tooMuch: 'This was too long to be sent. Please shorten it; what you typed is still here.',
    refused: 'This was not accepted. Please correct the marked fields.',
    unknown: 'This could not be done. What you typed is still here; please try again.',
    field: '{{detail}}',
    characters: 'It has a character in it that can’t be stored. Delete it and type it again.',
  },
  leave: {
    title: 'Leave this form?',
    question: 'What you typed has not been sent yet.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
  backToHome: 'Back to Home',
  pages: { page: 'Page {{number}}', previous: 'Previous page', next: 'Next page' },
  price: { now: 'Price now', before: 'Price before', free: 'Free with an account' },
  duration: { hour: 'h', minute: 'm', second: 's' },
  languages: { English: 'English', Hindi: 'Hindi' },
};

export const plans = {
  single: { name: 'Single Course', text: 'Access to one course.' },
  bundle: { name: 'Bundle Course', text: 'A curated bundle of courses.' },
  subscription: { name: '2 Year Subscription', text: 'Unlimited access to all courses for 2 years.' },
  lifetime: { name: 'Lifetime Access', text: 'All courses, for life.' },
};
