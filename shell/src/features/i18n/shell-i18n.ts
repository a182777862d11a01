import { messageText } from '@vidyapath/client/formats/message-text';
import type { I18nAccess, Language, MessageLoaders, Messages, Translate } from '@vidyapath/platform-api/i18n';
import { logFailure } from '../../lib/log';
import { addressLanguage } from './address-language';
import { rememberLanguage, storedLanguage } from './language-storage';

export interface ShellI18n extends I18nAccess {
  /** Loads a slice's messages in the present language and in each language that is chosen later. */
  addSlice(slice: string, loaders: MessageLoaders): Promise<void>;
}

/** Messages by slice and language; only the chosen language is loaded. */
export function createI18n(initial: Language = addressLanguage() ?? storedLanguage()): ShellI18n {
  let language = initial;
  const loaded = new Map<string, Messages>();
  const slices = new Map<string, MessageLoaders>();
  const listeners = new Set<() => void>();
  let translators = new Map<string, Translate>();

  const nameOf = (slice: string, of: Language) => `${of}/${slice}`;
  const changed = () => {
    translators = new Map();
    listeners.forEach((listener) => listener());
  };

  /** Falls back to English if the slice has no messages in `requested` or if they can't be loaded. */
  async function load(slice: string, loaders: MessageLoaders, requested: Language): Promise<void> {
    const usable = loaders[requested] ? requested : 'en';
    if (loaded.has(nameOf(slice, usable))) return;
    try {
      const { default: messages } = await (loaders[usable] ?? loaders.en)();
      loaded.set(nameOf(slice, usable), messages);
    } catch (cause) {
      if (usable === 'en') throw cause;
      logFailure(`No messages of ${slice} in ${usable}`, cause);
      await load(slice, { en: loaders.en }, 'en');
    }
  }

  const textIn = (of: Language, slice: string, key: string, parameters: Parameters<Translate>[1]) => {
    const messages = loaded.get(nameOf(slice, of));
    return messages && messageText(messages, of, key, parameters);
  };

  return {
    getLanguage: () => language,
    async setLanguage(next) {
      await Promise.all([...slices].map(([slice, loaders]) => load(slice, loaders, next)));
      language = next;
      rememberLanguage(next);
      document.documentElement.lang = next;
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    translator(slice) {
      const known = translators.get(slice);
      if (known) return known;
      const translate: Translate = (key, parameters) =>
        textIn(language, slice, key, parameters) ?? textIn('en', slice, key, parameters) ?? key;
      translators.set(slice, translate);
      return translate;
    },
    async addSlice(slice, loaders) {
      slices.set(slice, loaders);
      await load(slice, loaders, language);
      changed();
    },
  };
}
