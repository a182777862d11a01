import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Version and hash of the bundle that this process runs, as its build has written them beside it; undefined: it runs sources. */
export function builtRelease(script = process.argv[1]): string | undefined {
  if (!script?.endsWith('.js')) return undefined;
  try {
    const { version } = JSON.parse(readFileSync(join(dirname(script), 'package.json'), 'utf8')) as {
      version?: unknown;
    };
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
