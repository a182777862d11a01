import type { I18nAccess, Language, Messages, Translate } from '@vidyapath/platform-api/i18n';
import { createInstance } from 'i18next';

/** The real i18next with messages given at once, in place of the shell's loader. */
export function createFakeI18n(messages: Record<string, Messages>, language: Language = 'en'): I18nAccess {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    initAsync: false,
    resources: { [language]: messages },
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  });
  const translators = new Map<string, Translate>();
  const listeners = new Set<() => void>();
  return {
    getLanguage: () => i18n.language as Language,
    async setLanguage(next) {
      await i18n.changeLanguage(next);
      translators.clear();
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    translator(slice) {
      const known = translators.get(slice);
      if (known) return known;
      const translate: Translate = (key, parameters) => i18n.t(key, { ns: slice, ...parameters });
      translators.set(slice, translate);
      return translate;
    },
  };
}
