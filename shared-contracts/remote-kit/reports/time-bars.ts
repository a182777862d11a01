import { axisText, dayText, monthText } from '@vidyapath/client/formats/day-text';
import type { Language, Translate } from '@vidyapath/platform-api/i18n';
import type { Bar } from '../chart/chart.types';
import { type TimeGroup, timeKeys } from './time-keys';

/** Name of a day, the week of a Monday, or a month. */
export function timeLabel(t: Translate, language: Language, group: TimeGroup, key: string): string {
  if (group === 'day') return dayText(language, key);
  return group === 'week' ? t('range.weekOf', { day: dayText(language, key) }) : monthText(language, key);
}

interface TimeBarsOptions {
  group: TimeGroup;
  from: string;
  to: string;
  /** Values by key; 0 if left out. */
  values: ReadonlyMap<string, number>;
}

/** One bar for each day, week or month of a range. */
export const timeBars = (
  t: Translate,
  language: Language,
  { group, from, to, values }: TimeBarsOptions,
): readonly Bar[] =>
  timeKeys(group, from, to).map((key) => ({
    key,
    label: timeLabel(t, language, group, key),
    shortLabel: axisText(language, key),
    value: values.get(key) ?? 0,
  }));
