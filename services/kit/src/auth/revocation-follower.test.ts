import type { FastifyInstance } from 'fastify';
import { createRevocationFollower, pollRevocations } from './revocation-follower';
import { createRevocationList, type RevocationPage } from './revocation-list';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';

const page = (part: Partial<RevocationPage> = {}): RevocationPage => ({
  tokens: [],
  users: [],
  next: 'end',
  more: false,
  ...part,
});
const tokenOf = (jti: string, id = 1) => ({ id, jti, sid: jti, iat: 100 });
const exp = 2_000;

test('reads every page before it answers, and new entries later', async () => {
  const pages = new Map([
    ['', page({ tokens: [{ jti: 'a', exp }], next: 'second', more: true })],
    ['second', page({ tokens: [{ jti: 'b', exp }] })],
    ['end', page({ users: [{ id: 7, before: 100_000, exp }] })],
  ]);
  const cursors: string[] = [];
  const read = async (after: string) => {
    cursors.push(after);
    return pages.get(after) ?? page();
  };
  const follower = createRevocationFollower(read, () => 0);
  expect([
    await follower.isRevoked(tokenOf('b')),
    follower.isRevoked(tokenOf('a')),
    follower.isRevoked(tokenOf('c', 7)),
  ]).toEqual([true, true, false]);
  await follower.refresh();
  expect(follower.isRevoked(tokenOf('c', 7))).toBe(true);
  expect(cursors).toEqual(['', 'second', 'end']);
});

test('reads a failed page again, and not the pages before it', async () => {
  const cursors: string[] = [];
  let away = true;
  const follower = createRevocationFollower(
    async (after) => {
      cursors.push(after);
      if (after === '') return page({ tokens: [{ jti: 'a', exp }], next: 'second', more: true });
      if (away) throw new Error('away');
      return page();
    },
    () => 0,
  );
  await expect(Promise.resolve(follower.isRevoked(tokenOf('a')))).rejects.toMatchObject({ statusCode: 503 });
  away = false;
  expect(await follower.isRevoked(tokenOf('a'))).toBe(true);
  expect(cursors).toEqual(['', 'second', 'second']);
});

test('a refresh during a reading waits for the next reading', async () => {
  const answers: ((answer: RevocationPage) => void)[] = [];
  const follower = createRevocationFollower(
    () => new Promise((resolve) => answers.push(resolve)),
    () => 0,
  );
  const first = follower.refresh();
  const second = follower.refresh();
  const third = follower.refresh();
  answers[0]?.(page());
  await first;
  await until(() => answers[1]);
  answers[1]?.(page({ tokens: [{ jti: 'late', exp }] }));
  await Promise.all([second, third]);
  expect(follower.isRevoked(tokenOf('late'))).toBe(true);
  expect(answers).toHaveLength(2);
});

test('expired entries leave memory, and of two ends of a user the later one counts', () => {
  let now = 0;
  const list = createRevocationList(() => now);
  list.add(
    page({
      tokens: [
        { jti: 'a', exp: 10 },
        { jti: 'b', exp: 20 },
      ],
      users: [
        { id: 1, before: 200_000, exp: 10 },
        { id: 2, before: 200_000, exp: 20 },
      ],
    }),
  );
  list.add(page({ tokens: [{ jti: 'b', exp: 20 }], users: [{ id: 2, before: 50_000, exp: 20 }] }));
  expect(list.size()).toBe(4);
  now = 15_000;
  list.dropExpired();
  expect(list.size()).toBe(2);
  expect([
    list.has(tokenOf('b')),
    list.has(tokenOf('x', 2)),
    list.has(tokenOf('a')),
    list.has(tokenOf('x', 1)),
  ]).toEqual([true, true, false, false]);
  list.add(page({ tokens: [{ jti: 'a', exp: 10 }] }));
  expect(list.size()).toBe(2);
});

test('of a renewed session the earlier tokens end, the last ones from their time on', () => {
  let now = 100_000;
  const list = createRevocationList(() => now);
  const next = { before: 60_000, at: 130_000 };
  list.add(page({ renewed: [{ sid: 'session', before: 30_000, next, exp: 1_000 }] }));
  const issuedAt = (iat: number, sid = 'session') => list.has({ id: 1, jti: `${sid} ${iat}`, sid, iat });
  expect([issuedAt(30), issuedAt(60), issuedAt(61), issuedAt(30, 'another')]).toEqual([true, false, false, false]);
  now = 130_000;
  expect([issuedAt(30), issuedAt(60), issuedAt(61), issuedAt(30, 'another')]).toEqual([true, true, false, false]);
  now = 1_000_000;
  list.dropExpired();
  expect(list.size()).toBe(0);
});

describe('while the feed cannot be read', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await createTestServer();
  });
  afterEach(() => app.close());
  const ageIn = (text: string) => Number(/^ended_sessions_age_seconds (.*)$/m.exec(text)?.[1]);

  test('the last list is kept, and its age is shown and logged once', async () => {
    let now = 0;
    let away = false;
    const warnings: unknown[] = [];
    app.log.warn = (details: unknown) => void warnings.push(details);
    const follower = createRevocationFollower(
      async () => {
        if (away) throw new Error('away');
        return page({ tokens: [{ jti: 'a', exp }] });
      },
      () => now,
    );
    await follower.refresh();
    away = true;
    now = 90_000;
    pollRevocations(app, follower, 1);
    await until(() => warnings[0]);
    expect([follower.isRevoked(tokenOf('a')), follower.isRevoked(tokenOf('b'))]).toEqual([true, false]);
    expect(ageIn(await app.metrics.metrics())).toBe(90);
    expect(warnings).toEqual([expect.objectContaining({ ageSeconds: 90 })]);
    away = false;
    await until(async () => (ageIn(await app.metrics.metrics()) === 0 ? true : undefined));
  });
});
