/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { paths } from '@vidyapath/http/paths';
import type { ServiceContract } from '@vidyapath/http/service-contract';

const root = resolve(__dirname, '../../..');
const slices = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));

/** Code that visitors get: no tests and no helpers of tests. */
const readSources = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      ({ name, parentPath }) =>
        /\.tsx?$/.test(name) && !/\.test\./.test(name) && !/[\\/]testing([\\/]|$)/.test(parentPath),
    )
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');

const kit = 'shared-contracts/remote-kit';
const { exports: kitFiles } = JSON.parse(readFileSync(join(root, kit, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/** A slice's own code, and the folders of remote-kit that it imports. */
function sourcesOf(slice: string): string {
  const own = readSources(`${slice}/src`);
  const files = [...own.matchAll(/'@vidyapath\/remote-kit\/([\w-]+)'/g)].map(
    ([, name = '']) => kitFiles[`./${name}`] ?? '',
  );
  const folders = new Set(files.map(dirname).filter((folder) => folder !== '.'));
  return [own, ...[...folders].map((folder) => readSources(join(kit, folder)))].join('\n');
}

const plain = (path: string): string => path.replaceAll(/\{\w+\}|%3A/g, ':').replace(/\/$/, '');
const knownPaths = Object.entries({ ...paths, ...lessonPaths, ...courseSearchPaths }).map(
  ([name, path]) => [name, plain(typeof path === 'string' ? path : path(':' as never, ':'))] as const,
);

/** Whether `path` is the known address, with a value for each of its parameters, or below one that ends with a parameter. */
function isAt(known: string, path: string): boolean {
  const expected = known.split('/');
  const actual = path.split('/');
  return (
    (expected.length === actual.length || (expected.length < actual.length && known.endsWith(':'))) &&
    expected.every((segment, index) => segment === ':' || segment === actual[index])
  );
}

const names = (source: string, name: string): boolean =>
  new RegExp(`\\b(?:p|lessonP|courseSearchP)aths\\.${name}\\b`).test(source) ||
  (source.includes('paths[') && source.includes(`'${name}'`));

/** Addresses that a source names by a constant, or writes out. */
const addressesIn = (source: string): string[] => [
  ...knownPaths.filter(([name]) => names(source, name)).map(([, path]) => path),
  ...[...source.matchAll(/['"`](\/(?:api|auth|upload)[\w/-]*)['"`]/g)].map(([, path = '']) => plain(path)),
];

const contracts = slices.flatMap((slice) =>
  readdirSync(join(root, slice, 'contracts'))
    .map((file) => JSON.parse(readFileSync(join(root, slice, 'contracts', file), 'utf8')) as ServiceContract)
    .filter(({ interactions }) => interactions)
    .map((contract) => ({ slice, ...contract })),
);

test.each(contracts)('$slice calls every address in its contract with $provider', ({ slice, interactions }) => {
  const called = addressesIn(sourcesOf(slice));
  expect(called).not.toEqual([]);
  const expected = [...new Set(interactions.map(({ request }) => plain(request.path)))];
  expect(expected.filter((path) => !called.some((known) => isAt(known, path)))).toEqual([]);
});
