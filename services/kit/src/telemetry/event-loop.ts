import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const lookEveryMs = 1_000;
/** Every request waits while the loop is blocked; this is long enough to be noticed. */
const warnFromMs = 250;

/** While the server listens, warns each time that the event loop was blocked, with the longest time of the last second. */
export function watchEventLoop(app: FastifyInstance): void {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  let looks: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    delays.enable();
    looks = setInterval(() => {
      const blockedMs = Math.round(delays.max / 1e6);
      delays.reset();
      if (blockedMs >= warnFromMs) app.log.warn({ blockedMs }, 'event loop was blocked');
    }, lookEveryMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(looks);
    delays.disable();
  });
}
