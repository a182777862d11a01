import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@vidyapath/service-kit/database/database';
import { countWaiting, insertMail, type WaitingMail } from './mail-outbox.repository';
import { countMail, type MailRefusal, type MailRequest } from './mail-requests.repository';
import { createMailSender, type MailSenderOptions } from './mail-sender';
import { createMailWorker } from './mail-worker';

/** Messages that are sent once the change that asked for them is stored, also when this process dies in between. */
export interface MailOutbox {
  /** As part of `trx`, unless a limit refuses it. Call `wake` once it is committed. */
  add(trx: Database, mail: WaitingMail, asked: MailRequest): Promise<MailRefusal | undefined>;
  /** Sends what is due, without keeping the caller. */
  wake(): void;
  /** Begins to send, also what other processes left behind. Returns what ends it. */
  start(options: Omit<MailSenderOptions, 'db'>): () => Promise<void>;
}

const pollEvery = 5_000;
const closeTimeout = 3_000;
/** One for password resets alone, which others cannot hold up, and three for everything. Each sends one message at a time. */
const workersForResetsOnly = [true, false, false, false];

export function createMailOutbox(db: Database): MailOutbox {
  let wake = (): void => undefined;
  return {
    async add(trx, mail, asked) {
      const refusal = await countMail(trx, asked);
      if (!refusal) await insertMail(trx, mail);
      return refusal;
    },
    wake: () => wake(),
    start(options) {
      const sendNext = createMailSender({ db, ...options });
      const onError = (error: unknown): void =>
        options.log.warn({ err: error }, 'mail delivery deferred: the database does not answer');
      const workers = workersForResetsOnly.map((resetsOnly) => createMailWorker(() => sendNext(resetsOnly), onError));
      wake = () => workers.forEach((worker) => worker.wake());
      const look = (): void => {
        wake();
        countWaiting(db).then(options.metrics.waiting, onError);
      };
      const timer = setInterval(look, pollEvery);
      timer.unref();
      return async () => {
        clearInterval(timer);
        wake = () => undefined;
        // A server that does not answer must not hold the process; what it was sent twice then was never confirmed.
        await Promise.race([
          Promise.all(workers.map((worker) => worker.end())),
          pause(closeTimeout, undefined, { ref: false }),
        ]);
        options.transport.close();
      };
    },
  };
}
