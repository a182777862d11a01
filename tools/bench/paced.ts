import { setTimeout as pause } from 'node:timers/promises';
import { openConnection } from './connection';
import { connections } from './load';

/**
 * Sends requests evenly over time, independent of answers; the wait for a connection counts too.
 * @returns times in milliseconds
 */
export async function measurePaced(
  origin: string,
  path: string,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  const due: number[] = [];
  const idle: (() => void)[] = [];
  const open = await Promise.all(
    Array.from({ length: connections }, async () => {
      let since = 0;
      const next = () => {
        since = due.shift() ?? 0;
        if (since > 0) connection.ask();
        else idle.push(next);
      };
      const connection = await openConnection(origin, path, () => {
        times.push(performance.now() - since);
        next();
      });
      idle.push(next);
      return connection;
    }),
  );
  const begin = performance.now();
  for (let sent = 0; performance.now() - begin < seconds * 1_000; await pause(1)) {
    for (const until = ((performance.now() - begin) / 1_000) * perSecond; sent < until; sent += 1) {
      due.push(begin + (sent / perSecond) * 1_000);
      idle.shift()?.();
    }
  }
  for (const connection of open) connection.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
