import type { LastChange } from '@vidyapath/http/problem';

/** What a 412 is about: two versions of a record, one that was seen and one that is stored. */
export interface TwoVersions {
  /** `undefined`: one older than what is known. */
  seen: object | undefined;
  stored: object;
}

type Fields = Record<string, unknown>;

/**
 * True when the last change of a record made the stored version of the one that was seen. A module's version also changes
 * when its course is renamed or another module pushes it on, which is no change of its own.
 */
export function explains({ fields }: Pick<LastChange, 'fields'>, { seen, stored }: TwoVersions): boolean {
  const [before, after] = [seen as Fields | undefined, stored as Fields];
  return !before || fields.some((field) => before[field] !== after[field]);
}
