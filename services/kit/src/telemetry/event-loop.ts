import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const lookEveryMs = 1_000;
/** Everybody who is served waits as long as the loop is blocked; this is more than a reader should notice. */
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
