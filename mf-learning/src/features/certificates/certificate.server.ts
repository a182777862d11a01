import { dayText } from '@vidyapath/client/formats/day-text';
import { dayInIndia } from '@vidyapath/http/india';
import type { Certificate } from '@vidyapath/http/learning-certificates';
import type { DescribePage } from '@vidyapath/platform-api/server-page';
import { element, together } from '@vidyapath/remote-kit/server-page';
import { serverPageStyle } from '@vidyapath/remote-kit/server-page-style';
import { serverTexts } from '@vidyapath/remote-kit/server-texts';
import english from '../../messages/en';
import hindi from '../../messages/hi';
import { certificatePath } from '../../lib/learning-paths';

const textsIn = serverTexts({ en: english, hi: hindi });

/** A certificate as the server sends it. What shared links show has no name of a person. */
export const certificatePage: DescribePage = ({ language, params, data }) => {
  const { serial, learner_name, course_name, issued_at, status, revoked_at } = data.certificate as Certificate;
  // `keys` is an address of the service too.
  if (serial !== params.serial) return undefined;
  const t = textsIn(language);
  const issued = t('certificate.issued', { day: dayText(language, dayInIndia(issued_at)) });
  const state =
    status === 'valid' || !revoked_at
      ? t(`certificate.${status}`)
      : t('certificate.revokedOn', { day: dayText(language, dayInIndia(revoked_at)) });
  return {
    title: course_name,
    description: [`${t('certificate.title')}: ${course_name}`, issued, state].join(' · '),
    canonical: certificatePath(serial),
    alternates: true,
    jsonLd: [],
    html: together([
      element('h1', {}, t('certificate.title')),
      element('p', { class: 'lead' }, t('certificate.lead')),
      element('p', {}, t('certificate.certifies')),
      element('h2', {}, learner_name || t('certificate.erased')),
      element('p', {}, t('certificate.hasCompleted')),
      element('h2', {}, course_name),
      element('p', {}, issued),
      element('p', {}, state),
      element('p', {}, t('certificate.serial', { serial })),
    ]).text,
    css: `${serverPageStyle}.server-page main{max-width:880px;padding-block:24px;overflow-wrap:anywhere}.server-page main>*{margin-top:12px}`,
  };
};
