import { limits } from '@vidyapath/http/limits';
import { optionalText, requiredChoice } from '@vidyapath/remote-kit/rules';
import { object } from 'yup';

export interface ReviewValues {
  /** Empty until chosen. */
  stars: string;
  body: string;
}

export const starNumbers = [5, 4, 3, 2, 1] as const;

/** The rules of the form; the text is optional. */
export const reviewRules = object({
  stars: requiredChoice('review.stars'),
  body: optionalText('review.body', limits.learning.reviewMax),
});
