import type { Course, CourseDetails } from '@vidyapath/http/course';
import { detailsBody, type DetailsField, type DetailsValues, detailsValues } from './details-values';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which the form differs from a version. */
export function changedFields(version: Course, values: DetailsValues): DetailsField[] {
  const before = detailsBody(detailsValues(version));
  const typed = detailsBody(values);
  return (Object.keys(values) as DetailsField[]).filter((field) => !isSame(before[field], typed[field]));
}

/** The members of the named fields. */
export function membersOf(values: DetailsValues, fields: readonly DetailsField[]): CourseDetails {
  const body = detailsBody(values);
  return Object.fromEntries(fields.map((field) => [field, body[field]]));
}

export interface Merge {
  /** Changed here and, in another way, by somebody else. */
  conflicts: DetailsField[];
  /** Changed by somebody else only. */
  theirs: DetailsField[];
}

/**
 * Compares the form with a newer version.
 * @param before the version that the form is based on; without it every difference is a conflict
 */
export function mergeOf(before: Course | undefined, newer: Course, values: DetailsValues): Merge {
  const differing = changedFields(newer, values);
  if (!before) return { conflicts: differing, theirs: [] };
  const mine = changedFields(before, values);
  const stored = changedFields(before, detailsValues(newer));
  return {
    conflicts: differing.filter((field) => mine.includes(field) && stored.includes(field)),
    theirs: differing.filter((field) => !mine.includes(field)),
  };
}
