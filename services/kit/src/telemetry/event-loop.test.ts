import { PassThrough } from 'node:stream';
import { createServiceServer } from '../http/service-app';
import { until } from '@vidyapath/kit-testing/until';

const config = { LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '' };

test('a blocked event loop is in the log, with its time', async () => {
  const logStream = new PassThrough().setEncoding('utf8');
  let log = '';
  logStream.on('data', (text: string) => {
    log += text;
  });
  const app = await createServiceServer({ name: 'blocked', config, logStream });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const line = await until(() => {
    const end = performance.now() + 400;
    while (performance.now() < end);
    return log.split('\n').find((text) => text.includes('event loop was blocked'));
  });
  expect((JSON.parse(line) as { blockedMs: number }).blockedMs).toBeGreaterThanOrEqual(380);
  await app.close();
});
