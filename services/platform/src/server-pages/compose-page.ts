import type { Language } from '@vidyapath/platform-api/i18n';
import { type CheckedPage, linkIn } from './checked-page';
import { frameStyle } from './frame-style';

export interface PageSetting {
  language: Language;
  appName: string;
  origin: string;
}

const locales = { en: 'en_IN', hi: 'hi_IN' } as const;

/** The shell's page with the head and the first view of `page`; without the scripts it is a page that can be read. */
export function composePage(shellHtml: string, page: CheckedPage, setting: PageSetting): string {
  const { language, appName } = setting;
  const home = `<p class="server-bar"><a href="${linkIn(language, '/')}">${escaped(appName)}</a></p>`;
  const view = `<div class="server-page" lang="${language}"><style>${frameStyle}${page.css}</style>${home}<main>${page.html}</main></div>`;
  return shellHtml
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => headOf(page, setting))
    .replace('<div id="root"></div>', () => `<div id="root">${view}</div>`);
}

function headOf(page: CheckedPage, { language, appName, origin }: PageSetting): string {
  const title = page.title ? `${page.title} · ${appName}` : appName;
  const english = origin + page.canonical;
  const hindi = origin + linkIn('hi', page.canonical);
  const canonical = language === 'hi' && page.alternates ? hindi : english;
  const image = page.image && new URL(page.image, origin).href;
  const alternates = [
    ['en', english],
    ['hi', hindi],
    ['x-default', english],
  ];
  return [
    `<title>${escaped(title)}</title>`,
    named('description', page.description),
    `<link rel="canonical" href="${escaped(canonical)}">`,
    ...(page.alternates
      ? alternates.map(([of = '', href = '']) => `<link rel="alternate" hreflang="${of}" href="${escaped(href)}">`)
      : []),
    property('og:type', 'website'),
    property('og:site_name', appName),
    property('og:title', page.title || appName),
    property('og:description', page.description),
    property('og:url', canonical),
    property('og:locale', locales[language]),
    ...(image
      ? [property('og:image', image), property('og:image:width', '1200'), property('og:image:height', '630')]
      : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...page.jsonLd.map((json) => `<script type="application/ld+json">${json}</script>`),
  ].join('');
}

const named = (name: string, content: string): string => `<meta name="${name}" content="${escaped(content)}">`;
const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
