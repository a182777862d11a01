// Declares the type of `request.user`, which the kit's server uses.
import type {} from '@vidyapath/service-kit/auth/auth-token';
import { setTimeout as pause } from 'node:timers/promises';
import { createServiceServer, type ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { type Backing, startRedis } from './support/backing';

const limit = 5;

let redis: Backing;
let replicas: ServiceServer[];
beforeAll(async () => {
  redis = await startRedis();
  const config = { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: limit, TRUST_PROXY: '127.0.0.1', REDIS_URL: redis.url };
  replicas = await Promise.all(['one', 'other'].map((name) => createServiceServer({ name, config })));
  for (const replica of replicas) replica.get('/x', async () => 'x');
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await redis.stop();
});

/** Sends one request more than the limit to both replicas in turn, as a new client. */
async function statuses(client: string): Promise<number[]> {
  const answers: number[] = [];
  for (let request = 0; request <= limit; request += 1) {
    const answer = await replicas[request % 2]?.inject({ url: '/x', headers: { 'x-forwarded-for': client } });
    answers.push(answer?.statusCode ?? 0);
  }
  return answers;
}
const counted = [...Array<number>(limit).fill(200), 429];
const uncounted = Array<number>(limit + 1).fill(200);
/** Tries new clients from this number on, until the test's time-out. */
async function countedAgain(first: number): Promise<number[]> {
  for (let client = first; ; client += 1) {
    const answers = await statuses(`192.0.2.${client}`);
    if (answers.includes(429) || client === 250) return answers;
    await pause(100);
  }
}

test('replicas count requests together; while Redis is away no request is counted or delayed; when it is back they are counted again', async () => {
  expect(await countedAgain(1)).toEqual(counted);
  await redis.stop();
  expect(await statuses('198.51.100.1')).toEqual(uncounted);
  const { port } = new URL(redis.url);
  redis = await startRedis(Number(port));
  expect((await countedAgain(100)).at(-1)).toBe(429);
});
