import { cataloguePath } from '@vidyapath/http/public-pages';
import type { Words } from '@vidyapath/platform-api/slice-description';

interface FooterGroup {
  name: string;
  label: Words;
  links: readonly { to: string; label: Words }[];
}

/** Not in the shell's messages, which every page fetches. */
export const footerGroups: readonly FooterGroup[] = [
  {
    name: 'learn',
    label: { en: 'Learn', hi: 'सीखें' },
    links: [
      { to: cataloguePath, label: { en: 'Courses', hi: 'कोर्स' } },
      { to: '/plans', label: { en: 'Plans', hi: 'प्लान' } },
    ],
  },
  {
    name: 'help',
    label: { en: 'Help', hi: 'मदद' },
    links: [
      { to: '/helpdesk/faq', label: { en: 'FAQ', hi: 'सामान्य प्रश्न' } },
      { to: '/contact', label: { en: 'Contact Us', hi: 'संपर्क करें' } },
      { to: '/helpdesk/grievance', label: { en: 'Grievance officer', hi: 'शिकायत अधिकारी' } },
    ],
  },
  {
    name: 'policies',
    label: { en: 'Policies', hi: 'नीतियाँ' },
    links: [
      { to: '/RefundPolicy', label: { en: 'Refund Policy', hi: 'रिफ़ंड नीति' } },
      { to: '/TermsAndConditions', label: { en: 'Terms and Conditions', hi: 'नियम और शर्तें' } },
    ],
  },
];

export const languagesLabel: Words = { en: 'Languages', hi: 'भाषाएँ' };
