import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase } from '@vidyapath/service-kit/database/database';
import { Registry } from 'prom-client';
import { createReadQueues } from './read-queues';
import { useCatalogue } from '../../testing/use-catalogue';

const turn = () => new Promise((resolve) => setImmediate(resolve));
const reader = (ip: string, query: object = {}) => ({ ip, query: { q: 'x', ...query } });

/** Reads that run until `end` is called, and their number. */
function setUp() {
  const queues = createReadQueues(new Registry());
  const ends = new EventEmitter();
  let running = 0;
  const read = async () => {
    running += 1;
    await once(ends, 'end');
    running -= 1;
    return { rows: [], total: 0 };
  };
  const endAll = async () => {
    while (running > 0) {
      ends.emit('end');
      await turn();
    }
  };
  return { queues, read, running: () => running, endAll };
}

it('searches of one address leave turns for those of others, and too many are refused', async () => {
  const { queues, read, running, endAll } = setUp();
  const listed = (ip: string) => queues.turnsOf(reader(ip)).list(read);
  const many = Array.from({ length: 40 }, () =>
    listed('192.0.2.1').catch((error: { statusCode: number }) => error.statusCode),
  );
  await turn();
  expect(running()).toBe(2);
  const other = listed('192.0.2.2');
  await turn();
  expect(running()).toBe(3);
  await endAll();
  const answers = await Promise.all(many);
  expect(answers.filter((answer) => answer === 503)).toHaveLength(6);
  expect(await other).toEqual({ rows: [], total: 0 });
});

it('a page near the beginning is read without waiting', async () => {
  const { queues, read, endAll } = setUp();
  const searches = Array.from({ length: 10 }, () => queues.turnsOf(reader('192.0.2.1')).list(read));
  const page = queues
    .turnsOf(reader('192.0.2.1', { q: undefined, limit: 5 }))
    .list(async () => ({ rows: [], total: 7 }));
  expect((await page).total).toBe(7);
  await endAll();
  await Promise.all(searches);
});

it('each batch of a long list waits in the queue by itself, and the list is closed when its reader leaves', async () => {
  const { queues } = setUp();
  const read: number[] = [];
  let left = false;
  async function* batches() {
    try {
      for (const at of [1, 2, 3]) {
        read.push(at);
        yield [{ at }];
      }
    } finally {
      left = true;
    }
  }
  const list = await queues.turnsOf(reader('192.0.2.1')).list(async () => ({ total: 3, batches: batches() }));
  if (!('batches' in list)) throw new Error('The list is not streamed.');
  for await (const rows of list.batches) if (rows[0]?.at === 2) break;
  expect([read, left]).toEqual([[1, 2], true]);
});

describe('lists without a limit', () => {
  const { catalogue, client, make } = useCatalogue();

  it('one address may have four open', async () => {
    const { CategoryId } = await make.category();
    const longTimeoutDb = createDatabase({ url: catalogue.url, schema: 'catalogue', statementTimeout: 120_000 });
    await longTimeoutDb.raw(
      `insert into courses (course_name, course_description, course_info, rating, actual_price, discounted_price, is_public, video_path, category_id)
       select 'Long', 'x', repeat('long ', 4000), 4, 10, 5, true, 'https://a.example/x.mp4', ? from generate_series(1, 1500)`,
      [CategoryId],
    );
    await longTimeoutDb.destroy();
    await catalogue.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = catalogue.app.server.address() as AddressInfo;
    const open = async () =>
      (await once(get(`http://127.0.0.1:${port}/api/course`, { agent: false }), 'response')) as [IncomingMessage];
    const unread = [];
    for (let at = 0; at < 4; at += 1) unread.push((await open())[0]);
    const [refused] = await open();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
    expect((await client.get('/api/course?limit=5', 'nobody')).statusCode).toBe(200);
    for (const answer of [...unread, refused]) answer.destroy();
  });
});
