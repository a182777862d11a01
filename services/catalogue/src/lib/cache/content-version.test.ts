import { createContentVersion } from './content-version';

function setUp() {
  let clock = 0;
  const answers: { resolve: (version: string) => void; reject: (error: Error) => void }[] = [];
  const version = createContentVersion(
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    () => clock,
  );
  return {
    version,
    queries: () => answers.length,
    answer: (at: number, text: string) => answers[at]?.resolve(text),
    fail: (at: number) => answers[at]?.reject(new Error('away')),
    pass: (milliseconds: number): void => {
      clock += milliseconds;
    },
  };
}

it('concurrent callers share one query, whose result is valid for less than a second', async () => {
  const { version, queries, answer, pass } = setUp();
  const waiting = [version.current(), version.current()];
  answer(0, '7');
  expect([await Promise.all(waiting), await version.current(), queries()]).toEqual([['7', '7'], '7', 1]);
  pass(1_000);
  const later = version.current();
  answer(1, '8');
  expect([await later, queries()]).toEqual(['8', 2]);
});

it('is valid from the time of the query, not of the answer', async () => {
  const { version, queries, answer, pass } = setUp();
  const waiting = version.current();
  pass(1_000);
  answer(0, '7');
  expect(await waiting).toBe('7');
  void version.current();
  expect(queries()).toBe(2);
});

it('is refreshed while it is valid, so that no caller waits', async () => {
  const { version, queries, answer, pass } = setUp();
  const first = version.current();
  answer(0, '7');
  await first;
  pass(500);
  expect([await version.current(), queries()]).toEqual(['7', 2]);
  answer(1, '8');
  await Promise.resolve();
  pass(400);
  expect(await version.current()).toBe('8');
});

it('is unknown after a write, and the result of an earlier poll is ignored', async () => {
  const { version, queries, answer } = setUp();
  const before = version.current();
  version.forget();
  answer(0, '7');
  await before;
  const after = version.current();
  answer(1, '8');
  expect([await after, queries()]).toEqual(['8', 2]);
});

it('is unknown while the database is away, and known again after', async () => {
  const { version, answer, fail } = setUp();
  const lost = version.current();
  fail(0);
  await expect(lost).rejects.toThrow('away');
  const found = version.current();
  answer(1, '7');
  expect(await found).toBe('7');
});
