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

/** Text of a policy with the product's name in it. */
export const named = (text: string, appName: string): string => text.replaceAll('{{app}}', appName);
