import { performance } from 'node:perf_hooks';
import type { Database } from '@vidyapath/service-kit/database/database';

export interface ContentVersion {
  /** The version that the content had within the last {@link trustedFor} milliseconds. Queries the database when the version is unknown. @throws when the database does not answer */
  current(): Promise<string>;
  /** Makes the version unknown. */
  forget(): void;
}

/** Milliseconds. Together with the time of a poll, an answer is never older than a second. */
const trustedFor = 800;
/** A version in use is refreshed before it expires, so that no request waits for it. */
const refreshAfter = 300;

/** Polls the version of the stored content while there are requests; all replicas read the same version. */
export function createContentVersion(
  read: () => Promise<string>,
  now: () => number = () => performance.now(),
): ContentVersion {
  let known: { version: string; since: number } | undefined;
  let polling: Promise<string> | undefined;

  const poll = (): Promise<string> => {
    const since = now();
    const answer = read().then(
      (version) => {
        // A write in the meantime may not be in this answer.
        if (polling === answer) [known, polling] = [{ version, since }, undefined];
        return version;
      },
      (error: unknown) => {
        if (polling === answer) polling = undefined;
        throw error;
      },
    );
    polling = answer;
    return answer;
  };
  const valid = (): string | undefined => {
    const age = known ? now() - known.since : Infinity;
    if (age > refreshAfter && age <= trustedFor && !polling) poll().catch(() => undefined);
    return age <= trustedFor ? known?.version : undefined;
  };
  return {
    current: async () => valid() ?? (await (polling ?? poll())),
    forget: () => {
      known = undefined;
      polling = undefined;
    },
  };
}

/** The version of the stored content. */
export const readContentVersion = (db: Database) => async (): Promise<string> => {
  const { rows } = await db.raw<{ rows: { version: string }[] }>(
    'select coalesce(sum(count), 0)::text as version from content_writes',
  );
  return rows[0]?.version ?? '0';
};
