import type { Plan } from '@vidyapath/http/commerce-offers';
import type { Translate } from '@vidyapath/platform-api/i18n';

/** `2 courses · 24 months` */
export function planContent(t: Translate, { kind, course_ids, months }: Plan): string {
  const courses = kind === 'bundle' ? t('plans.bundle', { count: course_ids.length }) : t('plans.all');
  return `${courses} · ${months === null ? t('plans.forLife') : t('plans.months', { count: months })}`;
}
