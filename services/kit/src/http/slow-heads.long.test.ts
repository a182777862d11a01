import { type AddressInfo, connect } from 'node:net';
import { setInterval } from 'node:timers';
import { serverLimits } from './server-limits';
import { createServiceServer } from './service-app';

test('a head that arrives slowly is refused after 15 seconds', async () => {
  const app = await createServiceServer({
    name: 'slow',
    config: { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const startedAt = performance.now();
  socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\n');
  const drip = setInterval(() => socket.write('x-slow: 1\r\n'), 500);
  socket.on('error', () => undefined).once('data', () => clearInterval(drip));
  const answer = String(Buffer.concat((await socket.toArray()) as Buffer[]));
  const took = performance.now() - startedAt;
  clearInterval(drip);
  await app.close();
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(took).toBeGreaterThan(serverLimits.headersMs - 1_000);
  expect(took).toBeLessThan(serverLimits.headersMs + 3_000);
}, 60_000);
