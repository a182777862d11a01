import type { FaqEntry } from '@vidyapath/http/support-faq';
import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { plainParagraphs } from '@vidyapath/remote-kit/plain-paragraphs';
import { element, together } from '@vidyapath/remote-kit/server-page';
import { serverPageStyle } from '@vidyapath/remote-kit/server-page-style';
import { serverTexts } from '@vidyapath/remote-kit/server-texts';
import { structured } from '@vidyapath/remote-kit/structured-data';
import english from '../../messages/en';
import hindi from '../../messages/hi';
import { categoryText } from '../../lib/faq-category';
import { groupEntries } from './lib/group-entries';

const textsIn = serverTexts({ en: english, hi: hindi });

/** Questions and answers as the server sends them: the answers are open, so that they can be read without the slice. */
export const faqPage: DescribePage = ({ path, language, data }) => {
  const t = textsIn(language);
  const entries = data[language] as FaqEntry[];
  const groups = groupEntries(entries).flatMap(({ category, entries: members }) => [
    element('h2', {}, categoryText(t, category)),
    element(
      'ul',
      { class: 'questions' },
      ...members.map(({ question, answer }) =>
        element(
          'li',
          {},
          element('p', { class: 'question' }, question),
          ...plainParagraphs(answer).map((text) => element('p', {}, text)),
        ),
      ),
    ),
  ]);
  const questions = entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainParagraphs(answer).join('\n') },
  }));
  return {
    title: t('faq.title'),
    description: t('faq.lead'),
    canonical: path,
    alternates: true,
    jsonLd: questions.length > 0 ? [structured('FAQPage', { mainEntity: questions })] : [],
    html: together([
      element('h1', {}, t('faq.title')),
      element('p', { class: 'lead' }, t('faq.lead')),
      ...(groups.length > 0 ? groups : [element('p', {}, t('faq.empty'))]),
    ]).text,
    css: serverPageStyle + faqStyle,
  };
};

const faqStyle = [
  '.server-page main{max-width:880px;overflow-wrap:anywhere}',
  '.server-page h2{margin:24px 0 12px}',
  '.server-page .questions{display:grid;gap:8px;list-style:none;margin:0;padding:0}',
  '.server-page .questions li{border:1px solid #8884;border-radius:12px;padding:12px 16px}',
  '.server-page .questions p+p{margin-top:8px}',
  '.server-page .question{font-weight:600}',
].join('');
