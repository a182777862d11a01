import { Readable } from 'node:stream';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';

/** What somebody reads who waits for news; it says no more than a number. */
export interface OpenStream {
  readonly user: SessionUser;
  readonly readable: Readable;
  /** Milliseconds since the epoch after which it ends: the reader opens another. */
  readonly endsAt: number;
  tell(unread: number): void;
  /** Keeps those in between from taking the connection for a dead one. */
  beat(): void;
  end(): void;
}

/** Bytes that wait for a reader who takes none: some hundred messages. Such a reader is let go. */
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
    tell: (unread) => ended || write(`event: unread\ndata: ${JSON.stringify({ unread })}\n\n`),
    beat: () => ended || write(': \n\n'),
    end() {
      if (ended) return;
      ended = true;
      readable.push(null);
    },
  };
}
