import { reviewCriteria } from '@vidyapath/http/learning-names';
import type { Translate } from '@vidyapath/platform-api/i18n';

/** A criterion of the terms for reviews. */
export function criterionText(t: Translate, criterion: number): string {
  const number = reviewCriteria.find((known) => known === criterion);
  return number ? t(`criteria.${number}`) : String(criterion);
}
