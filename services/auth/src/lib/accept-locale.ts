import type { Locale } from '@vidyapath/http/locale';

/** The language that an Accept-Language header (RFC 9110 section 12.5.4) prefers among the supported ones; English without one. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const preferences = (acceptLanguage ?? '').split(',').map((preference) => {
    const [tag = '', ...parameters] = preference.trim().toLowerCase().split(';');
    const weight = parameters.map((one) => /^\s*q=([01](?:\.\d{0,3})?)$/.exec(one)?.[1]).find(Boolean);
    return { language: tag.split('-')[0], weight: Number(weight ?? 1) };
  });
  const known = preferences.filter(({ language, weight }) => (language === 'en' || language === 'hi') && weight > 0);
  const [best] = known.sort((one, other) => other.weight - one.weight);
  return best?.language === 'hi' ? 'hi' : 'en';
}
