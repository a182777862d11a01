import type { Language } from '@vidyapath/platform-api/i18n';
import { PageDescriptionSchema, serverPageLimits } from '@vidyapath/platform-api/server-page';
import * as v from 'valibot';
import { checkedHtml, checkStyle, isPageAddress } from './checked-html';

/** What a slice said of a page, after all checks. */
export interface CheckedPage {
  title: string;
  description: string;
  canonical: string;
  previous: string | undefined;
  next: string | undefined;
  alternates: boolean;
  image: string | undefined;
  /** JSON that may stand in a script element. */
  jsonLd: readonly string[];
  html: string;
  css: string;
  redirect: string | undefined;
}

/** @throws with the first thing that is wrong */
export function checkedPage(input: unknown, language: Language): CheckedPage {
  const { title, description, image, jsonLd, html, css = '', ...rest } = v.parse(PageDescriptionSchema, input);
  if (image !== undefined && !(isPageAddress(image) && URL.canParse(image, 'https://own.example')))
    throw new Error('its image has no own or https address');
  for (const path of [rest.canonical, rest.redirect ?? '/'])
    if (!isEncoded(path)) throw new Error(`its address ${JSON.stringify(path.slice(0, 80))} is not encoded`);
  checkStyle(css);
  return {
    canonical: rest.canonical,
    previous: rest.previous,
    next: rest.next,
    alternates: rest.alternates,
    redirect: rest.redirect,
    title: cut(title, serverPageLimits.titleCharacters),
    description: cut(description, serverPageLimits.descriptionCharacters),
    image,
    jsonLd: jsonLd.map((data) => JSON.stringify(data).replaceAll('<', '\\u003c')),
    html: checkedHtml(html, (href) => linkIn(language, href)),
    css,
  };
}

/** Whether a header and a link can have the address, and it can be decoded. */
function isEncoded(address: string): boolean {
  try {
    return /^[!-~]*$/.test(address) && decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}

/** One line, without marks that would turn what stands beside it. */
function cut(text: string, most: number): string {
  const line = [
    ...text
      .replaceAll(/\p{Bidi_Control}/gu, '')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  ];
  return line.length <= most ? line.join('') : `${line.slice(0, most - 1).join('')}…`;
}

/** The address of a page in the language: English has none in its addresses. */
export function linkIn(language: Language, href: string): string {
  if (language === 'en') return href;
  const hash = href.indexOf('#');
  const address = hash < 0 ? href : href.slice(0, hash);
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}${hash < 0 ? '' : href.slice(hash)}`;
}
