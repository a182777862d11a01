import { basename } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

const resolution = 10;
/** The monitor measures from one tick to the next, so it needs one before and one after the measured work. */
const tick = () => pause(2 * resolution);

/** Prints the longest time for which the tests of this file blocked the event loop. Machines differ, so the time is printed and not asserted. */
export function recordLongestLoopDelay(): void {
  const delays = monitorEventLoopDelay({ resolution });
  beforeAll(async () => {
    delays.enable();
    await tick();
  });
  afterAll(async () => {
    await tick();
    delays.disable();
    const file = basename(expect.getState().testPath ?? '');
    process.stderr.write(`${file}: the event loop was blocked for at most ${Math.round(delays.max / 1e6)} ms\n`);
  });
}
