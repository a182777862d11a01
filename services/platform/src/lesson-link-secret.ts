import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * The secret by which all processes of a platform sign addresses of lesson files; made once, so that addresses stay valid after a restart.
 * The file appears complete: a process that ends while it writes leaves none.
 */
export function lessonLinkSecret(file: string): string {
  const written = `${file}.${randomBytes(8).toString('hex')}`;
  writeFileSync(written, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(written, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(written);
  }
  return readFileSync(file, 'utf8');
}
