import { messageText } from '@vidyapath/client/formats/message-text';
import type { I18nAccess, Language, Messages, Translate } from '@vidyapath/platform-api/i18n';

/** Messages given at once, in place of the shell's loader; the texts are made as the shell makes them. */
export function createFakeI18n(messages: Record<string, Messages>, initial: Language = 'en'): I18nAccess {
  let language = initial;
  const translators = new Map<string, Translate>();
  const listeners = new Set<() => void>();
  return {
    getLanguage: () => language,
    setLanguage(next) {
      language = next;
      translators.clear();
      listeners.forEach((listener) => listener());
      return Promise.resolve();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    translator(slice) {
      const known = translators.get(slice);
      if (known) return known;
      const translate: Translate = (key, parameters) =>
        messageText(messages[slice] ?? {}, language, key, parameters) ?? key;
      translators.set(slice, translate);
      return translate;
    },
  };
}
