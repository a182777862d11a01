import { type Language, languages } from '@vidyapath/platform-api/i18n';

const key = 'language';

/** The remembered language; English until the reader chooses. */
export function storedLanguage(storage: Storage = window.localStorage): Language {
  return languages.find((language) => language === storage.getItem(key)) ?? 'en';
}

export function rememberLanguage(language: Language, storage: Storage = window.localStorage): void {
  storage.setItem(key, language);
}
