import type { AuditEntry } from '@vidyapath/http/audit';
import type { FetchLike } from '@vidyapath/platform-api/http-access';
import { sendRequest } from './send-request';

/** What a 412 is about: two versions of a record, one that was seen and one that is stored. */
export interface TwoVersions {
  /** Path of the record. */
  path: string;
  /** `undefined`: one older than what is known. */
  seen: object | undefined;
  stored: object;
}

type Fields = Record<string, unknown>;

/** A module's version also changes when its course is renamed or another module pushes it on, which no entry of its own trail tells. */
function explains({ changes }: Pick<AuditEntry, 'changes'>, { seen, stored }: TwoVersions): boolean {
  const [before, after] = [seen as Fields | undefined, stored as Fields];
  return !before || changes.some(({ field }) => before[field] !== after[field]);
}

/** Who made the stored version of the one that was seen, by the audit trail; `undefined` where that can't be told. */
export async function lastChange(fetch: FetchLike, versions: TwoVersions): Promise<AuditEntry | undefined> {
  const { data } = await sendRequest(fetch, { url: `${versions.path}/audit`, params: { limit: 1 } });
  const [entry] = (data ?? []) as AuditEntry[];
  return entry && explains(entry, versions) ? entry : undefined;
}
