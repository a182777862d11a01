import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function run(...args: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'run-service.fixture.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => ((await lines.next()) as { value: string }).value;
  const exit = once(child, 'exit') as Promise<[number | null]>;
  return { child, nextLine, exit, stderr: text(child.stderr) };
}

test('a wrong configuration is plain lines and exit 1', async () => {
  const { exit, stderr } = run('0', 'misconfigured');
  expect((await exit)[0]).toBe(1);
  expect(await stderr).toBe('ONE: takes this, got that\nTWO: takes more, got less\n');
});

test('a taken port is one line and exit 1', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { exit, stderr } = run(String(port));
  expect((await exit)[0]).toBe(1);
  expect(await stderr).toBe(`PORT: ${port} is taken on 127.0.0.1; stop what uses it or choose another PORT\n`);
  server.close();
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets the request in flight finish, then exits 0', async (signal) => {
  const { child, nextLine, exit } = run();
  const origin = await nextLine();
  const answer = fetch(`${origin}/slow`);
  expect(await nextLine()).toBe('working');
  child.kill(signal);
  expect(await (await answer).json()).toEqual({ done: true });
  expect((await exit)[0]).toBe(0);
  await expect(fetch(origin)).rejects.toThrow();
});

test('a second signal ends it at once', async () => {
  const { child, nextLine, exit } = run();
  const origin = await nextLine();
  const answer = fetch(`${origin}/slow`).catch(() => undefined);
  await nextLine();
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect((await exit)[0]).toBe(1);
  await answer;
});

test('with `--migrate` it ends once it is built, and never listens', async () => {
  const { nextLine, exit } = run('0', 'as usual', '--migrate');
  expect(await nextLine()).toBeUndefined();
  expect((await exit)[0]).toBe(0);
});
