import type { LastChange } from '@vidyapath/http/problem';

/** The two versions of a record in a 412: the one that was seen and the stored one. */
export interface TwoVersions {
  /** `undefined`: a version that is no longer known. */
  seen: object | undefined;
  stored: object;
}

type Fields = Record<string, unknown>;

/**
 * True when the last change of a record explains how the stored version differs from the one that was seen. A module's version
 * also changes when its course is renamed or another module moves it, which is not a change of the module itself.
 */
export function explains({ fields }: Pick<LastChange, 'fields'>, { seen, stored }: TwoVersions): boolean {
  const before = seen as Fields | undefined;
  const after = stored as Fields;
  return !before || fields.some((field) => before[field] !== after[field]);
}
