import type { Messages } from '@vidyapath/platform-api/i18n';

const messages: Messages = {
  tickets: { title: 'टिकट', works: 'टिकट काम कर रहा है!' },
  faq: { title: 'सामान्य प्रश्न', works: 'सामान्य प्रश्न काम कर रहा है!' },
  userReport: { title: 'उपयोगकर्ता रिपोर्ट', works: 'उपयोगकर्ता रिपोर्ट काम कर रही है!' },
  errorReport: { title: 'त्रुटि रिपोर्ट', works: 'त्रुटि रिपोर्ट काम कर रही है!' },
  loginReport: { title: 'लॉग इन रिपोर्ट', works: 'लॉग इन रिपोर्ट काम कर रही है!' },
};

export default messages;
