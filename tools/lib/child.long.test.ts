import { runChild } from './child';

const node = (script: string, options = {}) =>
  runChild(process.execPath, ['-e', script], { cwd: __dirname, ...options });

test('ends with the command, also when a process that keeps running holds its streams open', async () => {
  const leftover = `require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit', detached: true }).unref(); console.log('done')`;
  expect(await node(leftover)).toMatchObject({ code: 0, output: 'done\n', stuck: undefined });
});

test('ends a command without output for too long, and names its processes', async () => {
  const { code, output, stuck } = await node(
    `console.log('begun'); require('node:child_process').spawn('sleep', ['61']); setInterval(() => {}, 1000)`,
    { silence: 5_000 },
  );
  expect({ code, output }).toEqual({ code: null, output: 'begun\n' });
  expect(stuck?.join('\n')).toMatch(/begun[^]*sleep 61/);
});

test('ends a child that never stops writing at its deadline', async () => {
  expect(await node(`setInterval(() => console.log('line'), 200)`, { silence: 60_000, deadline: 3_000 })).toMatchObject(
    { code: null, stuck: expect.any(Array) },
  );
});

test('does not end a child that keeps writing', async () => {
  const talker = `let lines = 0; setInterval(() => { console.log('line'); lines += 1; if (lines === 12) process.exit(3); }, 500)`;
  expect(await node(talker, { silence: 5_000 })).toMatchObject({ code: 3, stuck: undefined });
});
