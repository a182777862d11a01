import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from './config';
import { runService } from './run-service';
import { createTestServer } from '@vidyapath/kit-testing/test-server';

/** Run by a test in a process of its own. */
const [port = '0', mode] = process.argv.slice(2);
void runService(async () => {
  if (mode === 'misconfigured') throw new OperatorError(['ONE: takes this, got that', 'TWO: takes more, got less']);
  const app = await createTestServer();
  app.get('/slow', async () => {
    process.stdout.write('working\n');
    await pause(500);
    return { done: true };
  });
  app.addHook('onListen', async () => {
    process.stdout.write(`${app.listeningOrigin}\n`);
  });
  return { app, config: { HOST: '127.0.0.1', PORT: Number(port) } };
});
