import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@vidyapath/postgres/free-port';
import { servicesFolder } from './services';

/** An S3 store with one bucket and one key, in its own process. */
export async function startObjectStore(bucket: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-s3-'));
  const port = await freePort();
  const program = join(
    dirname(createRequire(join(servicesFolder, 'media/package.json')).resolve('s3rver/package.json')),
    'bin/s3rver.js',
  );
  const args = [program, '-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', bucket];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  return {
    variables: { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
