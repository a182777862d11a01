import type { FetchLike } from '@vidyapath/platform-api/http-access';
import { readStream } from './read-stream';

export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: { data: unknown }) => unknown) | null;
  close(): void;
}

/** The lock and channel that the tabs of a browser share. */
export interface Tabs {
  /** Waits for the lock and holds it while `work` runs. */
  lock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<unknown>;
  channel(name: string): TabChannel;
  isHidden(): boolean;
  onVisibility(listener: () => void): () => void;
}

export interface FollowUnread {
  userId: number;
  fetch: FetchLike;
  tabs: Tabs;
  onUnread: (count: number) => void;
  /** Milliseconds before the first retry. */
  pauseMs?: number;
}

const longestPause = 60_000;

/**
 * Follows the number of unread notifications. One of the visible tabs reads the stream and sends the number to the others; when that tab is
 * hidden, another one takes over, and while all are hidden none reads. Returns a function that stops it.
 */
export function followUnread({ userId, fetch, tabs, onUnread, pauseMs = 1_000 }: FollowUnread): () => void {
  const name = `vidyapath-unread-${userId}`;
  const channel = tabs.channel(name);
  let leading: AbortController | undefined;
  let isLeader = false;
  let last: number | undefined;
  const take = (count: number): void => {
    last = count;
    onUnread(count);
  };
  channel.onmessage = ({ data }) => {
    if (typeof data === 'number') take(data);
    else if (isLeader && last !== undefined) channel.postMessage(last);
  };
  const lead = async (signal: AbortSignal): Promise<void> => {
    isLeader = true;
    let pause = pauseMs;
    while (!signal.aborted) {
      await readStream(fetch, signal, (count) => {
        pause = pauseMs;
        take(count);
        channel.postMessage(count);
      }).catch(() => undefined);
      await waited(pause * (0.5 + Math.random()), signal);
      pause = Math.min(2 * pause, longestPause);
    }
    isLeader = false;
  };
  const look = (): void => {
    if (tabs.isHidden()) {
      leading?.abort();
      leading = undefined;
    } else if (!leading) {
      leading = new AbortController();
      const { signal } = leading;
      channel.postMessage('what is it?');
      void tabs.lock(name, signal, () => lead(signal)).catch(() => undefined);
    }
  };
  look();
  const forget = tabs.onVisibility(look);
  return () => {
    forget();
    leading?.abort();
    channel.close();
  };
}

const waited = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
