import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { element, together } from '@vidyapath/remote-kit/server-page';
import { breadcrumbList, organization, structured } from '@vidyapath/remote-kit/structured-data';
import { pageStyle } from '../../components/server-pages/page-style';
import { titles as english } from '../../messages/en/general';
import { titles as hindi } from '../../messages/hi/general';
import refundEn from './content/refund.en';
import refundHi from './content/refund.hi';
import termsEn from './content/terms.en';
import termsHi from './content/terms.hi';
import { named } from './lib/policy-text';

const texts = { refundPolicy: { en: refundEn, hi: refundHi }, terms: { en: termsEn, hi: termsHi } } as const;
const titles = { en: english, hi: hindi } as const;

/** A policy as the server sends it. */
export const policyPage =
  (name: keyof typeof texts): DescribePage =>
  ({ path, language, appName, origin }) => {
    const { lead, sections } = texts[name][language];
    const title = titles[language][name];
    const textOf = (text: string) => named(text, appName);
    const content = sections.flatMap(({ heading, paragraphs, items = [] }) => [
      element('h2', {}, heading),
      ...paragraphs.map((paragraph) => element('p', {}, textOf(paragraph))),
      items.length > 0 && element('ul', {}, ...items.map((item) => element('li', {}, textOf(item)))),
    ]);
    const html = together([element('h1', {}, title), element('p', { class: 'lead' }, textOf(lead)), ...content]);
    return {
      title,
      description: textOf(lead),
      canonical: path,
      alternates: true,
      jsonLd: [
        structured('WebPage', {
          name: title,
          description: textOf(lead),
          url: origin + path,
          inLanguage: language,
          publisher: organization({ appName, origin }),
        }),
        breadcrumbList(origin, [
          { name: appName, path: '/' },
          { name: title, path },
        ]),
      ],
      html: html.text,
      css: pageStyle + policyStyle,
    };
  };

const policyStyle = [
  '.server-page main{max-width:900px}',
  '.server-page .lead{margin-top:24px}',
  '.server-page h2{font-size:1.25rem;line-height:1.4;margin-top:24px}',
  '.server-page h2~p{margin-top:8px}',
  '.server-page ul{display:grid;gap:4px;margin:8px 0 0;padding-left:24px}',
].join('');
