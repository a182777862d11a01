import type { PageHistory } from '@vidyapath/client/router/router-types';
import { type I18nAccess, type Language, languages } from '@vidyapath/platform-api/i18n';
import { parsePath, type Path, type To } from 'react-router';

/** The language that an address names: its page is in it, whatever is remembered. */
export const addressLanguage = (search = window.location.search): Language | undefined => {
  const named = new URLSearchParams(search).get('lang');
  return languages.find((language) => language === named);
};

/** The browser's history; when the page was opened at an address that names its language, all addresses do, in the present one. */
export function historyInLanguage(
  history: PageHistory,
  i18n: Pick<I18nAccess, 'getLanguage' | 'subscribe'>,
): PageHistory {
  if (!addressLanguage()) return history;
  const inLanguage = (to: To): Partial<Path> => {
    const path = typeof to === 'string' ? parsePath(to) : to;
    const search = new URLSearchParams(path.search);
    search.set('lang', i18n.getLanguage());
    return { ...path, search: `?${search.toString()}` };
  };
  i18n.subscribe(() => {
    if (addressLanguage() !== i18n.getLanguage())
      window.history.replaceState(window.history.state, '', history.createHref(inLanguage(history.location)));
  });
  return Object.assign(Object.create(history) as PageHistory, {
    createHref: (to: To) => history.createHref(inLanguage(to)),
    push: (to: To, state?: unknown) => history.push(inLanguage(to), state),
    replace: (to: To, state?: unknown) => history.replace(inLanguage(to), state),
  });
}
