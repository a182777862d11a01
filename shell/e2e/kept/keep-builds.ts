import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** `npm run keep-builds [-- SLICE …]`: keeps the present builds of these slices, or of all, for the browser tests of skew, and deletes older ones. */

const here = import.meta.dirname;
const root = resolve(here, '../../..');
const keptMax = 1;
const all = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Name slices: ${all.join(', ')}. Got ${unknown.join(', ')}.\n`);
  process.exit(1);
}
const projects = named.length > 0 ? named : all;
const unbuilt = projects.filter((name) => !existsSync(join(root, name, 'dist')));
if (unbuilt.length > 0) {
  process.stderr.write(`Nothing is built of ${unbuilt.join(', ')}: npm run build, then again.\n`);
  process.exit(1);
}
const listFile = join(here, 'kept.json');
const list = (existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {}) as Record<string, string[]>;

/** Each file's content by its path, in base64. */
function contentOf(dist: string): Record<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(dist.length + 1), readFileSync(path).toString('base64')]));
}

for (const project of projects) {
  const { version } = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8')) as { version: string };
  const content = JSON.stringify(contentOf(join(root, project, 'dist')));
  const name = `${version}-${createHash('sha256').update(content).digest('hex').slice(0, 10)}`;
  const slice = project.replaceAll('-', '_');
  const before = list[slice] ?? [];
  if (before[0] === name) continue;
  const kept = [name, ...before.filter((other) => other !== name)].slice(0, keptMax);
  const folder = join(here, slice);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, `${name}.json.br`),
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }),
  );
  for (const file of readdirSync(folder)) if (!kept.includes(file.replace('.json.br', ''))) rmSync(join(folder, file));
  list[slice] = kept;
  process.stdout.write(`${slice}: ${kept.join(', ')}\n`);
}
writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
