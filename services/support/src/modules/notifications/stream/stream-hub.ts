import type { Readable } from 'node:stream';
import { isEditor } from '@vidyapath/http/roles';
import type { RevocationSource } from '@vidyapath/service-kit/auth/revocation-follower';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import { tooManyRequests, unavailable } from '@vidyapath/service-kit/http/errors';
import type { UnreadCounts } from '../notifications.repository';
import { createChangedPeople } from './changed-people';
import { type OpenStream, openStream } from './open-stream';

export interface StreamHubOptions {
  revocations: RevocationSource;
  countUnreadOf: (userIds: readonly number[]) => Promise<Map<number, UnreadCounts>>;
  now: () => number;
  perPersonMax: number;
  max: number;
}

export interface StreamHub {
  /** @throws 429 or 503 where the limit of streams is reached */
  open(user: SessionUser): Readable;
  /** Sends the unread count to this person, or to all. */
  changed(userId: number | 'everybody'): void;
  /** Ends those whose session has ended; to be called each second. */
  endOver(): Promise<void>;
  beat(): void;
  /** Ends all streams, and opens no further ones. */
  close(): void;
  size(): number;
}

/** A stream ends after this time, so that readers are spread over the replicas again. */
export const streamMsMax = 60 * 60_000;

/** The open streams of this process. */
export function createStreamHub({ revocations, countUnreadOf, now, perPersonMax, max }: StreamHubOptions): StreamHub {
  const open = new Map<number, Set<OpenStream>>();
  let size = 0;
  let closed = false;
  const all = (): OpenStream[] => [...open.values()].flatMap((streams) => [...streams]);
  const remove = (stream: OpenStream): void => {
    const streams = open.get(stream.user.id);
    if (!streams?.delete(stream)) return;
    size -= 1;
    if (streams.size === 0) open.delete(stream.user.id);
  };
  const changed = createChangedPeople(async (userIds) => {
    const counts = await countUnreadOf(userIds);
    for (const userId of userIds)
      for (const stream of open.get(userId) ?? []) stream.sendUnread(unreadFor(stream.user, counts.get(userId)));
  });

  return {
    open(user) {
      if (closed || size >= max) throw unavailable(closed ? 2 : 30);
      const mine = open.get(user.id) ?? new Set();
      if (mine.size >= perPersonMax) throw tooManyRequests(60, 'Too many of your browsers wait for notifications.');
      const stream = openStream(user, Math.min(user.exp * 1_000, now() + streamMsMax));
      open.set(user.id, mine.add(stream));
      size += 1;
      stream.readable.once('close', () => remove(stream));
      changed.add([user.id]);
      return stream.readable;
    },
    changed: (userId) => changed.add(userId === 'everybody' ? [...open.keys()] : open.has(userId) ? [userId] : []),
    async endOver() {
      const time = now();
      for (const stream of all()) {
        // Where revocations cannot be read at the moment, the next check does it.
        const isOver = stream.endsAt <= time || (await isRevoked(revocations, stream.user));
        if (isOver) stream.end();
      }
    },
    beat: () => all().forEach((stream) => stream.beat()),
    close() {
      closed = true;
      changed.close();
      for (const stream of all()) stream.end();
    },
    size: () => size,
  };
}

const unreadFor = ({ role }: SessionUser, counts: UnreadCounts = { all: 0, personal: 0 }): number =>
  isEditor(role) ? counts.all : counts.personal;

async function isRevoked(revocations: RevocationSource, user: SessionUser): Promise<boolean> {
  try {
    return await revocations.isRevoked(user);
  } catch {
    return false;
  }
}
