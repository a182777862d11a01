import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../lib/paths';

/** `npm run bench:growth [-- --sizes=1000,100000]`: measures the catalogue with a thousand to a million courses, in its own PostgreSQL. */
export async function run(args: string[]) {
  const script = ['--import', 'tsx', join(root, 'tools/bench/growth/growth.ts'), ...args];
  const child = spawn(process.execPath, script, { cwd: root, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exit(code ?? 1);
}
