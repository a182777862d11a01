import { request } from 'node:http';
import { collectGarbage } from '@vidyapath/kit-testing/collect-garbage';
import { until } from '@vidyapath/kit-testing/until';
import { createNotified, paid } from '../../../testing/notified';
import { startTestSupport } from '../../../testing/test-support';

const people = 50;
const streamsEach = 20;
const rounds = 20;

test('a thousand open streams get each change, in memory that does not grow', async () => {
  const support = await startTestSupport();
  const to = createNotified(support);
  const base = await support.app.listen({ host: '127.0.0.1', port: 0 });
  const ids = await Promise.all(Array.from({ length: people }, () => to.person()));
  /** The last count of each stream. */
  const last = new Map<number, string>();
  const open = (id: number, index: number): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const call = request(`${base}/api/support/notifications/stream`, { headers: to.headersOf(id) }, (answer) => {
        answer.on('data', (part: Buffer) => {
          const text = part.toString();
          // Between the counts come comments, which keep the connection.
          if (text.includes('event: unread')) last.set(index, text);
        });
        answer.on('error', () => undefined);
        resolve(() => call.destroy());
      });
      call.on('error', reject).end();
    });
  const closers = await Promise.all(
    ids.flatMap((id, at) => Array.from({ length: streamsEach }, (_, n) => open(id, at * streamsEach + n))),
  );
  expect(closers).toHaveLength(1_000);
  const received = (unread: number) =>
    until(() =>
      last.size === closers.length && [...last.values()].every((text) => text.includes(`{"unread":${unread}}`))
        ? true
        : undefined,
    );
  await received(0);
  const used = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const changeAll = async (unread: number) => {
    await Promise.all(ids.map((id) => to.event('commerce.order-paid', paid(id))));
    await received(unread);
  };
  for (let round = 1; round <= 3; round += 1) await changeAll(round);
  const before = used();
  for (let round = 4; round < 4 + rounds; round += 1) await changeAll(round);
  const grown = Math.round((used() - before) / 1_024);
  process.stdout.write(
    `1,000 streams, ${rounds} rounds of ${closers.length} messages: the heap grew by ${grown} KiB\n`,
  );
  expect(grown).toBeLessThan(10 * 1_024);
  for (const close of closers) close();
  await support.stop();
}, 300_000);
