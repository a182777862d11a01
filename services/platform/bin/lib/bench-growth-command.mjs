import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { platformRoom, root } from './paths.mjs';

/** `npm run bench:growth`: the catalogue with a thousand to a million courses, in a PostgreSQL of its own. */
export async function run() {
  await ensureInstalled(root);
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(platformRoom, 'src/bench/growth.ts'), ...process.argv.slice(2)],
    { cwd: platformRoom, stdio: 'inherit' },
  );
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}
