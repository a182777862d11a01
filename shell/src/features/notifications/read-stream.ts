import { paths } from '@vidyapath/http/paths';
import type { FetchLike } from '@vidyapath/platform-api/http-access';

/** The service sends a message or a comment every 20 seconds; a connection that is silent for longer is broken. */
const silentMs = 50_000;

/** Reads one stream to its end. Calls `onUnread` with each number. */
export async function readStream(
  fetch: FetchLike,
  signal: AbortSignal,
  onUnread: (count: number) => void,
): Promise<void> {
  const timeout = new AbortController();
  const either = AbortSignal.any([signal, timeout.signal]);
  let timer = setTimeout(() => timeout.abort(), silentMs);
  try {
    const response = await fetch(paths.notificationsStream, { signal: either });
    if (!response.ok || !response.body) throw new Error(`The stream of notifications is answered ${response.status}`);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = ''; ;) {
      const { done, value = '' } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(() => timeout.abort(), silentMs);
      const messages = (rest + value).split('\n\n');
      rest = messages.pop() ?? '';
      for (const message of messages) {
        const count = unreadIn(message);
        if (count !== undefined) onUnread(count);
      }
    }
  } finally {
    clearTimeout(timer);
    timeout.abort();
  }
}

/** Undefined for a message of another kind, and for a comment. */
export function unreadIn(message: string): number | undefined {
  if (!message.startsWith('event: unread\ndata: ')) return undefined;
  const { unread } = JSON.parse(message.slice('event: unread\ndata: '.length)) as { unread?: unknown };
  return typeof unread === 'number' ? unread : undefined;
}
