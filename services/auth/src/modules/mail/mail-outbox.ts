import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@vidyapath/service-kit/database';
import { insertMail, type WaitingMail } from './mail-outbox.repository';
import { createMailSender, type MailSenderOptions } from './mail-sender';

/** Messages that are sent once the change that asked for them is stored, also when this process dies in between. */
export interface MailOutbox {
  /** As part of `trx`. Call `wake` once it is committed. */
  add(trx: Database, mail: WaitingMail): Promise<void>;
  /** Sends what is due, without keeping the caller. */
  wake(): void;
  /** Begins to send, also what other processes left behind. Returns what ends it. */
  start(options: Omit<MailSenderOptions, 'db'>): () => Promise<void>;
}

const lookEvery = 5_000;
const longestGoodbye = 3_000;

export function createMailOutbox(db: Database): MailOutbox {
  let wake = (): void => undefined;
  return {
    add: insertMail,
    wake: () => wake(),
    start(options) {
      const sendNext = createMailSender({ db, ...options });
      let ended = false;
      let again = false;
      let sending: Promise<void> | undefined;

      const drain = async (): Promise<void> => {
        do {
          again = false;
          while (!ended && (await sendNext()));
        } while (again && !ended);
      };
      wake = () => {
        again = true;
        sending ??= drain()
          // The database is away; the next look finds what waits.
          .catch((error: unknown) => options.log.warn({ err: error }, 'messages have to wait'))
          .finally(() => (sending = undefined));
      };
      const timer = setInterval(wake, lookEvery);
      timer.unref();
      return async () => {
        ended = true;
        clearInterval(timer);
        wake = () => undefined;
        // A server that does not answer must not hold the process; what it was sent twice then was never confirmed.
        await Promise.race([sending, pause(longestGoodbye, undefined, { ref: false })]);
        options.transport.close();
      };
    },
  };
}
