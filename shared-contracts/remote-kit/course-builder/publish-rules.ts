import { object, string } from 'yup';
import { isFilled, ruledText } from '../forms/rules';
import { momentOf } from './publish-time';

export interface PublishValues {
  when: 'now' | 'later';
  /** As typed, a time of India. */
  at: string;
}

const isLater = ({ when }: Readonly<Record<string, unknown>>) => when === 'later';
const yearMs = 365 * 86_400_000;
const ahead = (at: string) => new Date(momentOf(at)).getTime() - Date.now();

export const publishRules = object({
  when: string(),
  at: ruledText(
    [(at, fields) => !isLater(fields) || isFilled(at), { key: 'builder.publish.atMissing' }],
    [(at, fields) => !isLater(fields) || (ahead(at) > 0 && ahead(at) <= yearMs), { key: 'builder.publish.atWrong' }],
  ),
});
