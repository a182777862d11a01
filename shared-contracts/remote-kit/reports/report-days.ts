import { dayIn, daysOfMonth } from '@vidyapath/client/formats/days';
import { dayInIndia, daysBefore } from '@vidyapath/http/india';
import { useState } from 'react';

/** First and last day of India of a report. */
export interface ReportDays {
  from: string;
  to: string;
}

/** The day on which the screen was opened. */
export const useToday = (): string => useState(() => dayInIndia(new Date()))[0];

/** The days of the URL; without them the last 30 days. */
export function reportDays(values: ReportDays, today: string): ReportDays {
  const to = dayIn(values.to) ?? today;
  return { from: dayIn(values.from) ?? daysBefore(to, 29), to };
}

export const rangePresets = ['last7', 'last30', 'last90', 'thisMonth', 'lastMonth', 'last365'] as const;
export type RangePreset = (typeof rangePresets)[number];

const lengths: Partial<Record<RangePreset, number>> = { last7: 7, last30: 30, last90: 90, last365: 365 };

export function presetDays(preset: RangePreset, today: string): ReportDays {
  const length = lengths[preset];
  if (length) return { from: daysBefore(today, length - 1), to: today };
  const first = `${today.slice(0, 7)}-01`;
  return preset === 'thisMonth' ? { from: first, to: today } : daysOfMonth(daysBefore(first, 1).slice(0, 7));
}

/** The preset with these days, if any. */
export const presetOf = ({ from, to }: ReportDays, today: string): RangePreset | undefined =>
  rangePresets.find((preset) => {
    const days = presetDays(preset, today);
    return days.from === from && days.to === to;
  });
