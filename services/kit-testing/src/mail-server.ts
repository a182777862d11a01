import { until } from './until';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  port: number;
  url: string;
  /** Refuses or accepts further messages. */
  answer: { refuseWith?: number };
  /** Messages to these addresses are delayed, with their answers, until `release`. */
  slow: Set<string>;
  release(): void;
  /** Waits for the message number `count` to this address, and returns it. */
  messageTo(address: string, count?: number): Promise<Email>;
  sentTo(address: string): Email[];
  close(): Promise<void>;
}

/** A mail server that keeps received messages. */
export async function createMailServer(port = 0): Promise<MailServer> {
  const messages: { to: string; mail: Email }[] = [];
  const answer: MailServer['answer'] = {};
  const slow = new Set<string>();
  const delayed: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (answer.refuseWith) return done(Object.assign(new Error('Not now'), { responseCode: answer.refuseWith }));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const accept = (): void => {
            for (const { address } of session.envelope.rcptTo) messages.push({ to: address, mail });
            done();
          };
          if (session.envelope.rcptTo.some(({ address }) => slow.has(address))) delayed.push(accept);
          else accept();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const boundPort = typeof address === 'object' && address ? address.port : port;
  const sentTo = (to: string) => messages.filter((one) => one.to === to).map(({ mail }) => mail);
  return {
    port: boundPort,
    url: `smtp://127.0.0.1:${boundPort}`,
    answer,
    slow,
    release() {
      slow.clear();
      for (const accept of delayed.splice(0)) accept();
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
