import type { FetchLike } from '@vidyapath/platform-api/http-access';

interface PrefetchedAnswer {
  answer: Promise<Response>;
  askedAt: number;
}

/** Milliseconds for which an answer may be used. */
const usableFor = 15_000;
/** Milliseconds that a screen may wait for an answer before it shows skeletons. */
const shortWait = 150;

/** The requests that a screen begins with, sent while its code is loaded. `fetch` returns each answer to the first request for it, and sends all other requests. */
export function createPrefetchedAnswers(fetch: FetchLike) {
  const prefetched = new Map<string, PrefetchedAnswer>();

  const prefetch = (url: string): void => {
    const answer = fetch(url, { headers: { accept: 'application/json' } });
    // The request that takes the answer handles the failure.
    answer.catch(() => undefined);
    prefetched.set(url, { answer, askedAt: Date.now() });
  };

  /** The body of a successful answer, which can still be taken by `fetch`. */
  const peek = async <Body>(url: string): Promise<Body | undefined> => {
    const answer = await prefetched.get(url)?.answer.catch(() => undefined);
    return answer?.ok ? ((await answer.clone().json()) as Body) : undefined;
  };

  /** Whether a successful answer is complete within {@link shortWait}. */
  const arrivesSoon = (url: string): Promise<boolean> => {
    const arrived = peek(url).then(
      (body) => body !== undefined,
      () => false,
    );
    return Promise.race([arrived, new Promise<boolean>((resolve) => void setTimeout(resolve, shortWait, false))]);
  };

  const fetchOrTake: FetchLike = (input, init) => {
    const url = typeof input === 'string' ? input : '';
    const found = prefetched.get(url);
    prefetched.delete(url);
    return found && Date.now() - found.askedAt < usableFor ? found.answer : fetch(input, init);
  };

  return { prefetch, peek, arrivesSoon, fetch: fetchOrTake };
}

export type PrefetchedAnswers = ReturnType<typeof createPrefetchedAnswers>;
