export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Nested messages of one slice in one language; leaves are templates (`{{name}}`, `key_one`, `key_other`). */
export interface Messages {
  [key: string]: string | Messages;
}

/** One loader a language, so that only the chosen one is fetched. English is required; it replaces missing languages. */
export type MessageLoaders = { en: () => Promise<{ default: Messages }> } & Partial<
  Record<Language, () => Promise<{ default: Messages }>>
>;

export type MessageParameters = Record<string, string | number>;
export type Translate = (key: string, parameters?: MessageParameters) => string;

export interface I18nAccess {
  getLanguage: () => Language;
  setLanguage: (language: Language) => Promise<void>;
  /** Called after the language, or the messages of a slice, changed. */
  subscribe: (listener: () => void) => () => void;
  /** Translator of one slice's messages; the same reference until the language changes. */
  translator: (slice: string) => Translate;
}
