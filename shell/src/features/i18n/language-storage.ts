import { type Language, languages } from '@vidyapath/platform-api/i18n';
import { type KeptValues, lastingValues } from '../../lib/kept-values';

const key = 'language';

/** The stored language; English until the reader chooses one. */
export function storedLanguage(storage: KeptValues = lastingValues): Language {
  return languages.find((language) => language === storage.getItem(key)) ?? 'en';
}

export function rememberLanguage(language: Language, storage: KeptValues = lastingValues): void {
  storage.setItem(key, language);
}
