import type { Locale } from '@vidyapath/http/locale';
import type { Static, TSchema } from 'typebox';
import type { Job, JobContext, RunJob } from '../../jobs/job-kind';
import type { Jobs } from '../../jobs/jobs';
import { MailRefusedError } from './mail-headers';
import type { MailSender } from './mail-sender';
import type { MailText } from './mail-template';
import type { MailAttachment } from './mail-transport';

/** The recipient, the language and the values of the text. */
export interface PreparedMail<Words> {
  to: string;
  locale: Locale;
  words: Words;
  /** A confirmation, or the document of a paid order: sent to any address, and not counted. */
  essential?: boolean;
  /**
   * The recipient has confirmed the address, or a member of staff answers it by hand; all other mails need this. Null: it is not known
   * yet, and the mail is tried again.
   */
  verified?: boolean | null;
  /** See `MailToSend`. */
  unsubscribe?: string;
  attachment?: MailAttachment | undefined;
}

export interface MailKind<Payload extends TSchema, Words> {
  /** In metrics, such as `password-reset`. */
  name: string;
  payload: Payload;
  /** Called just before each attempt to send: a secret in it is not stored before. Undefined: nothing is sent. */
  prepare(this: void, payload: Static<Payload>, context: JobContext): Promise<PreparedMail<Words> | undefined>;
  texts: Readonly<Record<Locale, (words: Words) => MailText>>;
  /** Not delayed by other mails. */
  urgent?: boolean;
}

const oldest = 24 * 3_600;
/** With pauses of at most 15 minutes the attempts last longer than a day. */
const maxAttempts = 150;

/** A kind of mail as a job of a service; what is sent is registered by {@link handleMail}. `name` is such as `order-paid`. */
export const defineMail = <Payload extends TSchema>({
  name,
  payload,
  urgent = false,
}: Pick<MailKind<Payload, unknown>, 'name' | 'payload' | 'urgent'>): Job<Payload> => ({
  name: `${prefix}${name}`,
  payload,
  urgent,
  maxAttempts,
});

/** Registers what is sent for a job of {@link defineMail}. */
export function handleMail<Payload extends TSchema, Words>(
  { jobs, mail }: { jobs: Jobs; mail: MailSender },
  job: Job<Payload>,
  content: Pick<MailKind<Payload, Words>, 'prepare' | 'texts'>,
): void {
  jobs.handle(job, sendOf(mail, { ...content, name: job.name.slice(prefix.length) }));
}

const prefix = 'mail-';

/**
 * A mail that cannot be sent for a day, or that the server refuses for good, is dropped. One to an address that is not verified, or
 * beyond what a recipient gets in a day, is withheld.
 */
const sendOf =
  <Payload extends TSchema, Words>(
    { send, mayReceive, metrics }: MailSender,
    { name, prepare, texts }: Pick<MailKind<Payload, Words>, 'name' | 'prepare' | 'texts'>,
  ): RunJob<Payload> =>
  async (values, context) => {
    const drop = (reason: object): void => {
      context.log.error(reason, 'a message could not be sent and is dropped');
      metrics.count('dropped');
    };
    const { ageSeconds } = context;
    if (ageSeconds > oldest) return drop({ ageSeconds });
    const mail = await prepare(values, context);
    if (!mail) return;
    const { to, locale, words, unsubscribe, attachment, essential = false, verified = false } = mail;
    const { id, createdAt } = context;
    if (!essential && verified === null) {
      metrics.count('postponed');
      throw new Error('It is not known yet whether an address is verified.');
    }
    if (!essential && !(verified && (await mayReceive({ id, createdAt, to })))) return metrics.count('withheld');
    const failure = await failureOf(async () =>
      send({ id, createdAt, to, locale, text: texts[locale](words), unsubscribe, attachment }),
    );
    if (failure?.forGood) return drop(failure.codes);
    if (failure) {
      const { code, responseCode } = failure.codes;
      metrics.count('postponed');
      throw new Error(`a message could not be sent: ${[code, responseCode || ''].join(' ').trim()}`);
    }
    metrics.count('sent');
    metrics.waited(name, ageSeconds);
  };

interface Failure {
  forGood: boolean;
  codes: { code: string | undefined; responseCode: number };
}

/** The failure of `work`, if any. A server's message names the address, so only its codes are logged. */
function failureOf(work: () => Promise<void>): Promise<Failure | undefined> {
  return work().then(
    () => undefined,
    (error: { code?: string; responseCode?: number }) => {
      const { code, responseCode = 0 } = error;
      return { forGood: error instanceof MailRefusedError || responseCode >= 500, codes: { code, responseCode } };
    },
  );
}
