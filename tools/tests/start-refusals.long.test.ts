import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../lib/child';
import { root, runScript } from '../lib/paths';

/** These are refused before anything is built, so they run in the project itself. */
const start = async (env: Record<string, string>) => {
  const { code, output } = await runChild(process.execPath, [runScript, 'start'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', ...env },
  });
  return { code, lines: output.split('\n').filter((line) => line !== '') };
};

test.each([
  [{ PORT: 'http' }, 'PORT: takes a port number from 0 to 65535, got "http"'],
  [{ PORT: '65536' }, 'PORT: takes a port number from 0 to 65535, got "65536"'],
  [{ OPERATIONS_PORT: '0' }, 'OPERATIONS_PORT: takes a port number from 1 to 65535, got "0"'],
  [{ PORT: '4200', OPERATIONS_PORT: '4200' }, 'OPERATIONS_PORT: takes another port than PORT, got "4200"'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA: takes true or false, got "yes"'],
  [{ TOKEN_TTL_SECONDS: '0' }, 'TOKEN_TTL_SECONDS: takes a whole number of seconds from 1 to 31536000, got "0"'],
  [
    { RATE_LIMIT_PER_MINUTE: '1.5' },
    'RATE_LIMIT_PER_MINUTE: takes a whole number of requests a minute and address, 0 for no limit, got "1.5"',
  ],
  [
    { MEDIA_PROBE_ALLOW_HOSTS: 'localhost' },
    'MEDIA_PROBE_ALLOW_HOSTS: takes host:port pairs, separated by commas, got "localhost"',
  ],
  [{ APP_NAME: 'a'.repeat(61) }, `APP_NAME: takes a name of 1 to 60 characters, got "${'a'.repeat(61)}"`],
  ...[
    'yes',
    'http://builds.example',
    'https://*.example',
    'https://builds.example/path',
    'https://a.example https://b.example',
    "https://a.example,'unsafe-inline'",
  ].map((value): [Record<string, string>, string] => [
    { ALLOW_REMOTE_OVERRIDES: value },
    `ALLOW_REMOTE_OVERRIDES: takes true for addresses of this machine, false, or https origins separated by commas, got "${value}"`,
  ]),
  [{ ADMIN_EMAIL: 'admin@example.org' }, 'ADMIN_PASSWORD: takes a password when ADMIN_EMAIL is set, got nothing'],
  [
    { DEMO_DATA: 'true', NODE_ENV: 'production' },
    'DEMO_DATA: takes false with NODE_ENV=production, since the demo accounts have public passwords',
  ],
])('%j is one line and exit code 1', async (env, line) => {
  expect(await start(env)).toEqual({ code: 1, lines: [line] });
});

test('names all wrong variables at once, and no secret', async () => {
  const secret = 'mysql://user:hunter2@host/db';
  const { code, lines } = await start({
    PORT: '-1',
    LOG_LEVEL: 'loud',
    DATABASE_URL: secret,
    ADMIN_EMAIL: 'a@b.example',
    ADMIN_PASSWORD: 'short',
  });
  expect(code).toBe(1);
  expect(lines.map((line) => line.split(':', 1)[0])).toEqual(['PORT', 'DATABASE_URL', 'ADMIN_PASSWORD', 'LOG_LEVEL']);
  expect(lines.join()).not.toMatch(/hunter2|short/);
});

test('a taken port is one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await start({ PORT: String(port) })).toEqual({
    code: 1,
    lines: [`PORT: ${port} is taken on localhost; stop what uses it or choose another PORT`],
  });
  other.close();
});

test('a data folder that cannot be used is one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-test-'));
  const file = join(folder, 'file');
  await writeFile(file, '');
  const inFile = await start({ PORT: '0', DATA_DIR: join(file, 'data') });
  const isFile = await start({ PORT: '0', DATA_DIR: file });
  expect(inFile).toEqual({
    code: 1,
    lines: [`DATA_DIR: ${file}/data lies under a file; choose another folder or fix it`],
  });
  expect(isFile).toEqual({ code: 1, lines: [`DATA_DIR: ${file} is a file; choose another folder or fix it`] });
  await rm(folder, { recursive: true });
});
