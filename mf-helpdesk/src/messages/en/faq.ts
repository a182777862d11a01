export const faq = {
  title: 'FAQ',
  lead: 'Answers to what learners ask most.',
};

export const faqEntries = {
  title: 'FAQ entries',
};
