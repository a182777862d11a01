import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runTool, type ToolRun } from './run-tool';
import { probeSandbox, type RunLimits, type Sandbox, sandboxed } from './sandbox';

const limits: RunLimits = { cpuSeconds: 20, wallSeconds: 20, memoryBytes: 2 ** 31, fileBytes: 2 ** 20 };
let folder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vidyapath-run-'));
  sandbox = await probeSandbox(folder, ['true']);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const runOf = (script: string, more: Partial<ToolRun> = {}): ToolRun => ({
  program: 'sh',
  values: ['-c', script],
  folder,
  holds: sandbox.holds.filter((step) => step !== 'other user'),
  limits,
  signal: new AbortController().signal,
  onLine: () => undefined,
  ...more,
});

/** Whether a process whose command has this text runs. */
async function isRunning(text: string): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args']);
  return stdout.includes(text);
}

async function untilEnded(text: string): Promise<void> {
  while (await isRunning(text)) await new Promise((resolve) => setTimeout(resolve, 50));
}

test('tells what a tool writes, and how it ended', async () => {
  const lines: string[] = [];
  const end = await runTool(
    runOf('echo one; echo two; echo wrong >&2; exit 3', { onLine: (line) => lines.push(line) }),
  );
  expect(lines).toEqual(['one', 'two']);
  expect(end).toMatchObject({ code: 3, late: false, errors: 'wrong' });
});

test('ends the whole group when it is aborted, also what the tool started', async () => {
  const end = new AbortController();
  const running = runTool(
    runOf('sleep 4711.1 & echo begun; sleep 4711.1', { signal: end.signal, onLine: () => end.abort() }),
  );
  await expect(running).rejects.toThrow();
  await untilEnded('sleep 4711.1');
});

test('leaves nothing behind that a tool started, when the tool ends well', async () => {
  await runTool(runOf('sleep 4711.2 >/dev/null 2>&1 & exit 0'));
  await untilEnded('sleep 4711.2');
});

test('ends a tool that takes too long', async () => {
  const end = await runTool(runOf('sleep 4711.3', { limits: { ...limits, wallSeconds: 1 } }));
  expect(end.code).not.toBe(0);
  await untilEnded('sleep 4711.3');
});

test('bounds what is remembered of a tool that writes without an end', async () => {
  const end = await runTool(runOf('yes wrong | head -c 3000000 >&2'));
  expect(end.errors.length).toBeLessThan(5_000);
});

test('bounds processor time and the size of files', async () => {
  expect(sandbox.holds).toContain('limits');
  const busy = await runTool(runOf('while :; do :; done', { limits: { ...limits, cpuSeconds: 1 } }));
  expect(busy.code).not.toBe(0);
  await runTool(runOf('head -c 3000000 /dev/zero > large'));
  expect((await readFile(join(folder, 'large'))).length).toBe(2 ** 20);
});

test('a tool ends with the process that started it', async () => {
  if (!sandbox.holds.includes('ends with the service')) return;
  const holds = sandbox.holds.filter((step) => step !== 'other user');
  const [program = '', ...values] = [...sandboxed(holds, limits), 'sleep', '4711.4'];
  const script = `require('child_process').spawn(${JSON.stringify(program)}, ${JSON.stringify(values)}, { detached: true, stdio: 'ignore' }); setInterval(() => {}, 1000); console.log('begun')`;
  const parent = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(parent.stdout, 'data');
  while (!(await isRunning('sleep 4711.4'))) await new Promise((resolve) => setTimeout(resolve, 50));
  parent.kill('SIGKILL');
  await untilEnded('sleep 4711.4');
});

test('has no network where the machine allows it, and leaves no folder of the probe', async () => {
  expect([...sandbox.holds, ...sandbox.missing]).toHaveLength(7);
  expect((await readdir(folder)).filter((name) => name.startsWith('probe-'))).toEqual([]);
  if (!sandbox.holds.includes('no network')) return;
  const lines: string[] = [];
  await runTool(runOf('cat /proc/net/dev', { onLine: (line) => lines.push(line) }));
  expect(lines.filter((line) => /^\s*(?:eth|ens|wlan)/.test(line))).toEqual([]);
});
