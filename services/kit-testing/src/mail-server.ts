import { until } from './until';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  port: number;
  url: string;
  /** Refuses or takes the messages from now on. */
  answer: { refuseWith?: number };
  /** An address in it gets no message, and its sender no answer, until `release`. */
  slow: Set<string>;
  release(): void;
  /** Waits for the message number `count` to this address, and returns it. */
  messageTo(address: string, count?: number): Promise<Email>;
  sentTo(address: string): Email[];
  close(): Promise<void>;
}

/** A mail server that keeps what it is sent. */
export async function createMailServer(port = 0): Promise<MailServer> {
  const kept: { to: string; mail: Email }[] = [];
  const answer: MailServer['answer'] = {};
  const slow = new Set<string>();
  const held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (answer.refuseWith) return done(Object.assign(new Error('Not now'), { responseCode: answer.refuseWith }));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const take = (): void => {
            for (const { address } of session.envelope.rcptTo) kept.push({ to: address, mail });
            done();
          };
          if (session.envelope.rcptTo.some(({ address }) => slow.has(address))) held.push(take);
          else take();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  const sentTo = (to: string) => kept.filter((one) => one.to === to).map(({ mail }) => mail);
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    answer,
    slow,
    release() {
      slow.clear();
      for (const take of held.splice(0)) take();
    },
    sentTo,
    messageTo: (to, count = 1) => until(() => sentTo(to)[count - 1]),
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

/** The token of the link in a message. */
export function tokenIn({ text = '' }: Pick<Email, 'text'>): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}
