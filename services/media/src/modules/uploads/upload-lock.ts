import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lock } from '@tus/server';
import type { Database } from '@vidyapath/service-kit/database/database';
import { HttpProblem } from '@vidyapath/service-kit/http/errors';
import { releaseUpload, renewUpload, takeUpload } from './uploads.repository';

/** Longer than a writer may be silent, so that whoever comes back after a killed process gets the upload. */
const waitMs = 15_000;
const pauseMs = 150;
const renewMs = 1_000;

/** One request at a time writes an upload, over all replicas: a writer in its row. One that waits ends the one before, whose connection may be dead. */
export function uploadLock(db: Database, uploadId: string): Lock {
  const by = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  return {
    async lock(signal, cancelRequest) {
      const end = Date.now() + waitMs;
      while (!(await takeUpload(db, uploadId, by))) {
        if (signal.aborted || Date.now() > end)
          throw new HttpProblem(423, 'Another request is writing this upload. Please try again.', {
            headers: { 'retry-after': '2' },
          });
        await pause(pauseMs);
      }
      const renew = async (): Promise<void> => {
        const isWanted = await renewUpload(db, uploadId, by).catch(() => undefined);
        if (isWanted !== false) await cancelRequest();
      };
      timer = setInterval(() => void renew(), renewMs);
    },
    async unlock() {
      clearInterval(timer);
      await releaseUpload(db, uploadId, by);
    },
  };
}
