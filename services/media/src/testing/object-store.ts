import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vidyapath/postgres/free-port';

const bucket = 'uploads';
/** The only key that this store knows. */
const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface ObjectStore {
  settings: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
  /** Names of all objects, also of unpublished ones. */
  names: () => Promise<string[]>;
  stop: () => Promise<void>;
}

/** A store that speaks S3, in a separate process on its own folder. */
export async function startObjectStore(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-s3-'));
  const port = await freePort();
  const program = join(__dirname, 'object-store.fixture.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder, String(port), bucket], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1', ...key },
    names: async () => {
      const entries = await readdir(join(folder, bucket), { recursive: true });
      return entries
        .filter((entry) => entry.endsWith('._S3rver_object'))
        .map((entry) => entry.replace('._S3rver_object', ''));
    },
    stop: async () => {
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** A proxy of a store, which breaks each of the first `cuts` connections after `bytes` of its answers. */
export async function startBreakingProxy(
  endpoint: string,
  { cuts, bytes }: { cuts: number; bytes: number },
): Promise<{ endpoint: string; stop: () => Promise<void> }> {
  const { port } = new URL(endpoint);
  let left = cuts;
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const store = connect(Number(port), '127.0.0.1');
    const cut = (): void => void [client, store].forEach((socket) => socket.destroy());
    let passed = 0;
    store.on('data', (part) => {
      passed += part.length;
      client.write(part.subarray(0, left > 0 ? Math.max(0, bytes - (passed - part.length)) : undefined));
      if (left <= 0 || passed < bytes) return;
      left -= 1;
      client.end(cut);
    });
    client.pipe(store);
    for (const socket of [client, store]) {
      sockets.add(socket);
      socket.on('error', cut).on('close', cut);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
