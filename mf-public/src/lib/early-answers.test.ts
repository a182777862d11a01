import { createEarlyAnswers } from './early-answers';

const url = '/api/things';

/** Answers with the number of the call, or as the test says. */
function counting() {
  let calls = 0;
  return jest.fn(async () => new Response(String((calls += 1))));
}

const text = async (answer: Promise<Response>) => (await answer).text();

test('an early answer goes to the first who asks for the same, the next one to the service', async () => {
  const fetch = counting();
  const early = createEarlyAnswers(fetch);
  early.ask(url);
  expect(await text(early.fetch('/api/others'))).toBe('2');
  expect(await text(early.fetch(url))).toBe('1');
  expect(await text(early.fetch(url))).toBe('3');
});

test('it says whether the answer comes in a moment', async () => {
  const early = createEarlyAnswers((input) => (input === url ? Promise.resolve(new Response('[]')) : new Promise(() => undefined)));
  early.ask(url);
  early.ask('/api/slow');
  expect([await early.isHere(url), await early.isHere('/api/slow')]).toEqual([true, false]);
  expect(await text(early.fetch(url))).toBe('[]');
});

test('it can be read before somebody takes it, when it is a good one', async () => {
  const early = createEarlyAnswers(async (input) => new Response('["a"]', { status: input === url ? 200 : 503 }));
  early.ask(url);
  early.ask('/api/failing');
  expect([await early.peek(url), await early.peek('/api/failing'), await early.peek('/api/never-asked')]).toEqual([['a'], undefined, undefined]);
  expect(await text(early.fetch(url))).toBe('["a"]');
});

test('a failure counts as not here, is told to whoever takes it, and the next call is a new one', async () => {
  const fetch = counting();
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  const early = createEarlyAnswers(fetch);
  early.ask(url);
  expect([await early.isHere(url), await early.peek(url)]).toEqual([false, undefined]);
  await expect(early.fetch(url)).rejects.toThrow('offline');
  expect(await text(early.fetch(url))).toBe('1');
});

test('what nobody took in time is asked for again', async () => {
  const early = createEarlyAnswers(counting());
  early.ask(url);
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await text(early.fetch(url))).toBe('2');
  jest.restoreAllMocks();
});
