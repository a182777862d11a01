import { performance } from 'node:perf_hooks';
import type { Database } from '@vidyapath/service-kit/database/database';

export interface ContentVersion {
  /** The version that the content had within the last {@link trustedFor} milliseconds. Asks the database when that is unknown. @throws when it does not answer */
  current(): Promise<string>;
  /** Nothing that was known before counts any more. */
  forget(): void;
}

/** Milliseconds. Together with the time of a poll, what is answered is never older than a second. */
const trustedFor = 800;
/** A version in use is refreshed before it expires, so that no request waits for it. */
const askedAgainAfter = 300;

/** Polls the version of the stored content while requests come; all replicas see the same. */
export function createContentVersion(
  read: () => Promise<string>,
  now: () => number = () => performance.now(),
): ContentVersion {
  let known: { version: string; since: number } | undefined;
  let asking: Promise<string> | undefined;

  const ask = (): Promise<string> => {
    const since = now();
    const answer = read().then(
      (version) => {
        // A write in the meantime may not be in this answer.
        if (asking === answer) [known, asking] = [{ version, since }, undefined];
        return version;
      },
      (error: unknown) => {
        if (asking === answer) asking = undefined;
        throw error;
      },
    );
    asking = answer;
    return answer;
  };
  const valid = (): string | undefined => {
    const age = known ? now() - known.since : Infinity;
    if (age > askedAgainAfter && age <= trustedFor && !asking) ask().catch(() => undefined);
    return age <= trustedFor ? known?.version : undefined;
  };
  return {
    current: async () => valid() ?? (await (asking ?? ask())),
    forget: () => void ([known, asking] = [undefined, undefined]),
  };
}

/** The version of what the catalogue stores. */
export const readContentVersion = (db: Database) => async (): Promise<string> => {
  const { rows } = await db.raw<{ rows: { version: string }[] }>(
    'select coalesce(sum(count), 0)::text as version from content_writes',
  );
  return rows[0]?.version ?? '0';
};
