import type { Language } from '@vidyapath/platform-api/i18n';
import { type CheckedPage, linkIn } from './checked-page';
import { frameStyle } from './frame-style';

export interface PageSetting {
  language: Language;
  appName: string;
  origin: string;
}

const locales = { en: 'en_IN', hi: 'hi_IN' } as const;

const sharePicture = /<meta property="og:image" content="([^"]*)">/;

/** The shell's page with the head and the first view of `page`; without the scripts it is a page that can be read. */
export function composePage(shellHtml: string, page: CheckedPage, setting: PageSetting): string {
  const { language, appName } = setting;
  const home = `<p class="server-bar"><a href="${linkIn(language, '/')}">${escaped(appName)}</a></p>`;
  const view = `<div class="server-page" lang="${language}"><style>${frameStyle}${page.css}</style>${home}<main>${page.html}</main></div>`;
  return shellHtml
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(sharePicture, '')
    .replace(/<title>[^<]*<\/title>/, () => headOf(page, setting, sharePicture.exec(shellHtml)?.[1]))
    .replace('<div id="root"></div>', () => `<div id="root">${view}</div>`);
}

function headOf(page: CheckedPage, { language, appName, origin }: PageSetting, usualImage: string | undefined): string {
  const title = page.title ? `${page.title} · ${appName}` : appName;
  const english = origin + page.canonical;
  const hindi = origin + linkIn('hi', page.canonical);
  const canonical = language === 'hi' && page.alternates ? hindi : english;
  const shared = page.image ?? usualImage;
  const image = shared && new URL(shared, origin).href;
  const neighbours = Object.entries({ prev: page.previous, next: page.next });
  const alternates = [
    ['en', english],
    ['hi', hindi],
    ['x-default', english],
  ];
  return [
    `<title>${escaped(title)}</title>`,
    named('description', page.description),
    `<link rel="canonical" href="${escaped(canonical)}">`,
    ...neighbours.map(
      ([rel, path]) => path && `<link rel="${rel}" href="${escaped(origin + linkIn(language, path))}">`,
    ),
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
