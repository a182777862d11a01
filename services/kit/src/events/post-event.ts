import type { Deliver } from './deliver';

const timeoutMs = 5_000;

export const eventsPath = '/internal/events';

class EventNotTaken extends Error {
  constructor(
    subscriber: string,
    readonly status: number,
  ) {
    super(`${subscriber} answered ${status}.`);
  }
}

/** Posts an event over HTTP; with `headers` such as those that show who sends it. */
export const postEvent =
  (headers: () => Promise<Record<string, string>> = async () => ({})): Deliver =>
  async ({ name, url }, event, signal) => {
    const answer = await fetch(new URL(eventsPath, url), {
      method: 'POST',
      headers: { ...(await headers()), 'content-type': 'application/json' },
      body: JSON.stringify(event),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new EventNotTaken(name, answer.status);
  };
