import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteProjects, sliceProjects } from './projects';

export const stampFile = '.cache/built';
const sourceFiles = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const notSources = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.nx',
  '.data',
  'coverage',
  'e2e',
  'tests',
  'docs',
  'clips',
]);

/** Projects whose output a start needs. */
export function builtProjects(root: string) {
  return [
    { project: '@vidyapath/platform', output: 'services/platform/dist/server.js' },
    { project: '@vidyapath/shell', output: 'shell/dist/index.html' },
    ...remoteProjects(root).map((project) => ({
      project: `@vidyapath/${project}`,
      output: `${project}/dist/remote.json`,
    })),
  ];
}

export function isBuilt(root: string) {
  const file = join(root, stampFile);
  return (
    builtProjects(root).every(({ output }) => existsSync(join(root, output))) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === sourceHash(root)
  );
}

/** @param hash of the sources before the build */
export function markBuilt(root: string, hash: string) {
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

/** Makes the next start build again. */
export function forgetBuilt(root: string) {
  rmSync(join(root, stampFile), { force: true });
}

/** Hash over the content of every file that a build reads. */
export function sourceHash(root: string) {
  const hash = createHash('sha256').update(process.versions.node.split('.', 1)[0] ?? '');
  const folders = ['shared-contracts', 'services', ...sliceProjects(root)];
  const files = [...sourceFiles, ...folders.flatMap((folder) => filesIn(root, folder))];
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(contentOf(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** An editor may be replacing the file at this moment. */
function contentOf(file: string) {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}

function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notSources.has(entry.name) ? [] : filesIn(root, path);
    return entry.isFile() && !/\.(test\.tsx?|md|log)$/.test(entry.name) ? [path] : [];
  });
}
