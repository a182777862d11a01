import type { MessageName, Translate } from '@vidyapath/platform-api/i18n';

/** Categories that have a name in every language; a category is free text, and others are shown as they were written. */
const known: Partial<Record<string, MessageName<'faq.categories'>>> = {
  Account: 'account',
  'Buying and payments': 'buying',
  Grievances: 'grievances',
  Learning: 'learning',
  Refunds: 'refunds',
  Technical: 'technical',
};

export function categoryText(t: Translate, category: string): string {
  const key = known[category];
  return key ? t(`faq.categories.${key}`) : category;
}
