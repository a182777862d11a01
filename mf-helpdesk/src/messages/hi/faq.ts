export const faq = {
  title: 'सामान्य प्रश्न',
  lead: 'सीखने वाले जो सबसे ज़्यादा पूछते हैं, उसके जवाब।',
};

export const faqEntries = {
  title: 'सामान्य प्रश्नों का संपादन',
};
