import { createPrefetchedAnswers } from './prefetched-answers';

const url = '/api/things';

/** Answers with the number of the call, or as the test says. */
function counting() {
  let calls = 0;
  return jest.fn(async () => {
    calls += 1;
    return new Response(String(calls));
  });
}

const text = async (answer: Promise<Response>) => (await answer).text();

test('the first request for the same address takes the prefetched answer, the next one is sent', async () => {
  const fetch = counting();
  const answers = createPrefetchedAnswers(fetch);
  answers.prefetch(url);
  expect(await text(answers.fetch('/api/others'))).toBe('2');
  expect(await text(answers.fetch(url))).toBe('1');
  expect(await text(answers.fetch(url))).toBe('3');
});

test('says whether the answer arrives soon', async () => {
  const answers = createPrefetchedAnswers((input) =>
    input === url ? Promise.resolve(new Response('[]')) : new Promise(() => undefined),
  );
  answers.prefetch(url);
  answers.prefetch('/api/slow');
  expect([await answers.arrivesSoon(url), await answers.arrivesSoon('/api/slow')]).toEqual([true, false]);
  expect(await text(answers.fetch(url))).toBe('[]');
});

test('a successful answer can be read before it is taken', async () => {
  const answers = createPrefetchedAnswers(
    async (input) => new Response('["a"]', { status: input === url ? 200 : 503 }),
  );
  answers.prefetch(url);
  answers.prefetch('/api/failing');
  expect([await answers.peek(url), await answers.peek('/api/failing'), await answers.peek('/api/never-asked')]).toEqual(
    [['a'], undefined, undefined],
  );
  expect(await text(answers.fetch(url))).toBe('["a"]');
});

test('a failed answer does not arrive, rejects for the request that takes it, and the next request is sent', async () => {
  const fetch = counting();
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  const answers = createPrefetchedAnswers(fetch);
  answers.prefetch(url);
  expect([await answers.arrivesSoon(url), await answers.peek(url)]).toEqual([false, undefined]);
  await expect(answers.fetch(url)).rejects.toThrow('offline');
  expect(await text(answers.fetch(url))).toBe('1');
});

test('an answer that is too old is fetched again', async () => {
  const answers = createPrefetchedAnswers(counting());
  answers.prefetch(url);
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await text(answers.fetch(url))).toBe('2');
  jest.restoreAllMocks();
});
