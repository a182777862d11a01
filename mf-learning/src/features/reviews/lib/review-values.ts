import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { onlyFaults } from '../../../lib/text-fault';

export interface ReviewValues {
  /** Empty until chosen. */
  stars: string;
  body: string;
}

export const starNumbers = [5, 4, 3, 2, 1] as const;

/** The rules of the form; the text is optional. */
export const reviewFaults =
  (t: Translate) =>
  ({ stars, body }: ReviewValues) =>
    onlyFaults({
      stars: stars === '' ? t('rule.required', { field: t('review.stars') }) : undefined,
      body:
        [...body.trim()].length > limits.learning.reviewMax
          ? t('rule.tooLong', { field: t('review.body'), max: limits.learning.reviewMax })
          : undefined,
    });
