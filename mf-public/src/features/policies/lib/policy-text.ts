import type { Language } from '@vidyapath/platform-api/i18n';

export interface PolicySection {
  heading: string;
  /** `{{app}}` is replaced by the product's name. */
  paragraphs: readonly string[];
  items?: readonly string[];
}

export interface PolicyText {
  lead: string;
  updated: string;
  sections: readonly PolicySection[];
}

/** A policy is long: it is fetched when it is opened, only in the reader's language. English replaces missing languages. */
export type PolicyLoaders = { en: () => Promise<{ default: PolicyText }> } & Partial<
  Record<Language, () => Promise<{ default: PolicyText }>>
>;

/** Text of a policy with the product's name in it. */
export const named = (text: string, appName: string): string => text.replaceAll('{{app}}', appName);
