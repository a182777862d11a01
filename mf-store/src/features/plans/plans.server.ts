import { textIn } from '@vidyapath/client/formats/course-texts';
import { formatPaise } from '@vidyapath/client/formats/money';
import type { Plan } from '@vidyapath/http/commerce-offers';
import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { element, together } from '@vidyapath/remote-kit/server-page';
import { serverPageStyle } from '@vidyapath/remote-kit/server-page-style';
import { serverTexts } from '@vidyapath/remote-kit/server-texts';
import { structured } from '@vidyapath/remote-kit/structured-data';
import english from '../../messages/en';
import hindi from '../../messages/hi';
import { planContent } from './lib/plan-content';

const textsIn = serverTexts({ en: english, hi: hindi });

/** The plans on sale as the server sends them. */
export const plansPage: DescribePage = ({ path, language, data, origin }) => {
  const t = textsIn(language);
  const plans = (data.plans as Plan[])
    .filter(({ active }) => active)
    .map((plan) => ({
      name: textIn(language, plan.title, plan.title_hi),
      description: textIn(language, plan.description, plan.description_hi),
      content: planContent(t, plan),
      paise: plan.price_paise,
    }));
  const cards = plans.map(({ name, description, content, paise }) =>
    element(
      'li',
      {},
      element('h2', {}, name),
      element('p', { class: 'price' }, formatPaise(paise)),
      element('p', {}, content),
      element('p', { class: 'about' }, description),
      element('p', {}, t('checkout.once')),
    ),
  );
  const offers = plans.map(({ name, description, paise }) => ({
    '@type': 'Offer',
    name,
    description,
    price: paise / 100,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url: origin + path,
  }));
  const html = together([
    element('h1', {}, t('plans.title')),
    element('p', { class: 'lead' }, t('plans.lead')),
    plans.length > 0 ? element('ul', { class: 'plans' }, ...cards) : element('p', {}, t('plans.empty')),
  ]);
  return {
    title: t('plans.title'),
    description: [t('plans.lead'), plans.map(({ name, content }) => `${name}: ${content}`).join('; ')].join(' '),
    canonical: path,
    alternates: true,
    jsonLd: [structured('OfferCatalog', { name: t('plans.title'), url: origin + path, itemListElement: offers })],
    html: html.text,
    css: serverPageStyle + plansStyle,
  };
};

const plansStyle = [
  '.server-page .plans{display:grid;gap:20px;list-style:none;margin:24px 0 0;padding:0;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr))}',
  '.server-page .plans li{border:1px solid #8884;border-radius:12px;padding:20px;overflow-wrap:anywhere}',
  '.server-page .plans p{margin-top:12px}',
  '.server-page .about{white-space:pre-line;opacity:.8}',
].join('');
