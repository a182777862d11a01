import { setTimeout as pause } from 'node:timers/promises';
import { startOwnPlatform } from '../lib/platform-process';
import { openConnection } from './connection';
import { connections, median } from './load';

const seconds = 2;
/** Open requests on each connection, so that the client uses a small part of the processors. */
const depth = 8;

/** Compares cached answers of two processes with those of one. */
export async function measureWorkers({
  one,
  read,
  rounds,
  say,
}: {
  one: string;
  read: string;
  rounds: number;
  say: (line: string) => void;
}) {
  const two = await startOwnPlatform({ DEMO_DATA: 'true', WORKERS: '2' });
  const byOne: number[] = [];
  const byTwo: number[] = [];
  for (let round = 0; round < rounds + 1; round += 1) {
    const figures = [await flooded(two.url, read), await flooded(one, read)];
    // The first run lets the compiler optimise the code.
    if (round === 0) continue;
    byTwo.push(figures[0] ?? 0);
    byOne.push(figures[1] ?? 0);
  }
  await two.stop();
  say(
    `| category list, two processes (\`WORKERS=2\`) beside one | ${Math.round(median(byTwo))} | ${Math.round(median(byOne))} | ${(median(byTwo) / median(byOne)).toFixed(2)} | 1.6 |`,
  );
}

/** Answers a second, with requests without a pause. */
async function flooded(origin: string, path: string) {
  let answers = 0;
  const open = await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = await openConnection(origin, path, () => {
        answers += 1;
        connection.ask();
      });
      connection.ask(depth);
      return connection;
    }),
  );
  const since = performance.now();
  const before = answers;
  await pause(seconds * 1_000);
  const perSecond = (answers - before) / ((performance.now() - since) / 1_000);
  for (const connection of open) connection.close();
  return perSecond;
}
