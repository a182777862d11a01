import type { ErrorSample } from '@vidyapath/http/support-errors';
import type { ErrorKind, ErrorStatus } from '@vidyapath/http/support-names';

export interface ErrorGroupRow {
  fingerprint: string;
  slice: string;
  kind: ErrorKind;
  message: string;
  release: string;
  status: ErrorStatus;
  resolved_at: Date | null;
  resolved_in: string | null;
  /** Those that had failed when it was resolved. */
  known_releases: string[];
  first_seen: Date;
  last_seen: Date;
  sample: ErrorSample;
}

/** With what the days of a range counted; `bigint` is text. */
export interface CountedGroupRow extends ErrorGroupRow {
  count: string;
  people: string;
}
