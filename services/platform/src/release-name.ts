import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the project in `root`, and its commit if it was cloned. */
export function releaseName(root: string): string {
  try {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return [version, commitOf(root)].filter(Boolean).join('-');
  } catch {
    return 'unnamed';
  }
}

function commitOf(root: string): string | undefined {
  try {
    const output = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 2_000,
    });
    return output.trim();
  } catch {
    return undefined;
  }
}
