import type { I18nAccess, Language, MessageLoaders, Translate } from '@vidyapath/platform-api/i18n';
import { createInstance } from 'i18next';
import { logFailure } from '../../lib/log';
import { rememberLanguage, storedLanguage } from './language-storage';

export interface ShellI18n extends I18nAccess {
  /** Loads a slice's messages in the present language, and in each that is chosen later. */
  addSlice(slice: string, loaders: MessageLoaders): Promise<void>;
}

/** i18next with one namespace a slice, where only the chosen language is loaded. */
export function createI18n(language: Language = storedLanguage()): ShellI18n {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
    showSupportNotice: false,
  });
  const slices = new Map<string, MessageLoaders>();
  const listeners = new Set<() => void>();
  let translators = new Map<string, Translate>();

  const changed = () => {
    translators = new Map();
    listeners.forEach((listener) => listener());
  };

  /** A slice without messages in `wanted`, or whose messages can't be loaded, speaks English. */
  async function load(slice: string, loaders: MessageLoaders, wanted: Language): Promise<void> {
    const usable = loaders[wanted] ? wanted : 'en';
    if (i18n.hasResourceBundle(usable, slice)) return;
    try {
      const { default: messages } = await (loaders[usable] ?? loaders.en)();
      i18n.addResourceBundle(usable, slice, messages);
    } catch (cause) {
      if (usable === 'en') throw cause;
      logFailure(`No messages of ${slice} in ${usable}`, cause);
      await load(slice, { en: loaders.en }, 'en');
    }
  }

  return {
    getLanguage: () => i18n.language as Language,
    async setLanguage(next) {
      await Promise.all([...slices].map(([slice, loaders]) => load(slice, loaders, next)));
      await i18n.changeLanguage(next);
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
      const translate: Translate = (key, parameters) => i18n.t(key, { ns: slice, ...parameters });
      translators.set(slice, translate);
      return translate;
    },
    async addSlice(slice, loaders) {
      slices.set(slice, loaders);
      await load(slice, loaders, i18n.language as Language);
      changed();
    },
  };
}
