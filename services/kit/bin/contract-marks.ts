import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedMembers } from './used-members';
import { usedSources } from './used-sources';

const length = 10;
const isTest = /\.test\.tsx?$|\.fixture\.ts$|\.md$/;

/** Mark of a slice's expectations; it changes with each of them. */
export const contractMark = (contract: unknown) =>
  createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, length);

/** Mark of all source that decides the answers of a service: its own, and what that uses of the shared sources. */
export function serviceMark(root: string, service: string) {
  const project = join('services', service);
  const sources = usedSources(root, filesIn(root, join(project, 'src')));
  const texts = usedMembers(
    new Map(
      [...sources, join(project, 'package.json')].map((file) => [file, readFileSync(join(root, file), 'latin1')]),
    ),
  );
  const hash = createHash('sha256');
  for (const [file, text] of texts) hash.update(file).update('\0').update(text).update('\0');
  return hash.digest('hex').slice(0, length);
}

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['testing', 'node_modules', 'dist'].includes(entry.name) ? [] : filesIn(root, path);
    return isTest.test(entry.name) ? [] : [path];
  });
}
