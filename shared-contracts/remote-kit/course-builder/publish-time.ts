import { indiaAheadMs } from '@vidyapath/http/india';

/** A time of India as the field has it, `2026-12-01T10:00`, as a moment. */
export const momentOf = (typed: string): string => new Date(`${typed}:00+05:30`).toISOString();

/** A moment as the field has it. */
export const typedTime = (moment: number | string): string =>
  new Date(new Date(moment).getTime() + indiaAheadMs).toISOString().slice(0, 16);
