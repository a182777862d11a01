import { until } from './until';

/** Reads the unread counts of the user of this token. */
export async function openUnreadStream(base: string, authorization: string) {
  const cut = new AbortController();
  const answer = await fetch(`${base}/api/support/notifications/stream`, {
    headers: { authorization },
    signal: cut.signal,
  });
  const read = { text: '', ended: false };
  const reading = (async () => {
    const decoder = new TextDecoder();
    const reader = answer.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      read.text += decoder.decode(part.value, { stream: true });
    }
  })();
  void reading
    .catch(() => undefined)
    .finally(() => {
      read.ended = true;
    });
  const counts = () =>
    [...read.text.matchAll(/event: unread\ndata: (\{"unread": ?\d+\})\n\n/g)].map(
      ([, data = '']) => (JSON.parse(data) as { unread: number }).unread,
    );
  return {
    answer,
    read,
    counts,
    cut: () => cut.abort(),
    sees: (n: number) => until(() => (counts().at(-1) === n ? true : undefined)),
  };
}
