import { Readable } from 'node:stream';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';

/** The stream of one browser that waits for notifications; it has the unread count and nothing else. */
export interface OpenStream {
  readonly user: SessionUser;
  readonly readable: Readable;
  /** Milliseconds since the epoch after which it ends: the reader opens another. */
  readonly endsAt: number;
  sendUnread(unread: number): void;
  /** A comment, so that no proxy closes the connection as idle. */
  beat(): void;
  end(): void;
}

/** Bytes that may wait for a reader that reads none: some hundred messages. Beyond that it is disconnected. */
const waitingMax = 8 * 1_024;

export function openStream(user: SessionUser, endsAt: number): OpenStream {
  const readable = new Readable({ read: () => undefined, highWaterMark: waitingMax });
  const write = (text: string): void => {
    if (readable.destroyed || readable.readableEnded) return;
    if (readable.readableLength > waitingMax) readable.destroy();
    else readable.push(text);
  };
  let ended = false;
  return {
    user,
    readable,
    endsAt,
    sendUnread: (unread) => ended || write(`event: unread\ndata: ${JSON.stringify({ unread })}\n\n`),
    beat: () => ended || write(': \n\n'),
    end() {
      if (ended) return;
      ended = true;
      readable.push(null);
    },
  };
}
