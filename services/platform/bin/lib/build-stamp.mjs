import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remoteProjects, sliceProjects } from './projects.mjs';

const stampFile = '.cache/built';
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
  'bin',
  'clips',
]);

/** What a start needs: the output of each of these projects. @param {string} root */
export function builtProjects(root) {
  return [
    { project: '@vidyapath/platform', output: 'services/platform/dist/server.js' },
    { project: '@vidyapath/shell', output: 'shell/dist/index.html' },
    ...remoteProjects(root).map((project) => ({
      project: `@vidyapath/${project}`,
      output: `${project}/dist/remote.json`,
    })),
  ];
}

/** @param {string} root */
export function isBuilt(root) {
  const file = join(root, stampFile);
  return (
    builtProjects(root).every(({ output }) => existsSync(join(root, output))) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === sourceHash(root)
  );
}

/** @param {string} root @param {string} hash of the sources as they were before the build */
export function markBuilt(root, hash) {
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

/** The next start builds again. @param {string} root */
export function forgetBuilt(root) {
  rmSync(join(root, stampFile), { force: true });
}

/** Hash over the content of every file that a build reads. @param {string} root */
export function sourceHash(root) {
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

/** An editor may be putting a new version in its place at this moment. @param {string} file */
function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}

/** @param {string} root @param {string} folder @returns {string[]} */
function filesIn(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isSourceFolder(path, entry.name) ? filesIn(root, path) : [];
    return entry.isFile() && !/\.(test\.tsx?|md|log)$/.test(entry.name) ? [path] : [];
  });
}

/** @param {string} path @param {string} name */
function isSourceFolder(path, name) {
  return !notSources.has(name) || path === 'services/kit/bin';
}
