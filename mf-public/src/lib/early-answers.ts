import type { FetchLike } from '@vidyapath/platform-api/http-access';

interface EarlyAnswer {
  answer: Promise<Response>;
  askedAt: number;
}

/** Milliseconds after which nobody wants it any more: the screen was left before it was drawn. */
const good = 15_000;
/** Milliseconds for which no skeleton is worth drawing. */
const aMoment = 150;

/**
 * What a screen is known to ask for first, asked for while its code is under way. The returned `fetch` hands each of these answers to
 * the first who asks for the same, and goes on to the given one otherwise.
 */
export function createEarlyAnswers(fetch: FetchLike) {
  const early = new Map<string, EarlyAnswer>();

  const ask = (url: string): void => {
    const answer = fetch(url, { headers: { accept: 'application/json' } });
    // Whoever takes it hears of a failure.
    answer.catch(() => undefined);
    early.set(url, { answer, askedAt: Date.now() });
  };

  /** What a good answer says, before anybody takes it. */
  const peek = async <Answer>(url: string): Promise<Answer | undefined> => {
    const answer = await early.get(url)?.answer.catch(() => undefined);
    return answer?.ok ? ((await answer.clone().json()) as Answer) : undefined;
  };

  /** Whether the answer is here, to the last byte and a good one, in a moment. */
  const isHere = (url: string): Promise<boolean> => {
    const read = async () => {
      const copy = (await early.get(url)?.answer)?.clone();
      await copy?.arrayBuffer();
      return copy?.ok ?? false;
    };
    return Promise.race([read().catch(() => false), new Promise<boolean>((resolve) => void setTimeout(resolve, aMoment, false))]);
  };

  const fetchOrTake: FetchLike = (input, init) => {
    const url = typeof input === 'string' ? input : '';
    const asked = early.get(url);
    early.delete(url);
    return asked && Date.now() - asked.askedAt < good ? asked.answer : fetch(input, init);
  };

  return { ask, peek, isHere, fetch: fetchOrTake };
}
