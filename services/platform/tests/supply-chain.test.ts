import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
interface Package {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  inBundle?: boolean;
}
const lock = JSON.parse(readFileSync(resolve(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};
const { allowScripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  allowScripts: Record<string, boolean>;
};
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package comes from the lock file with its hash', () => {
  const withoutHash = installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([path]) => path);
  expect(withoutHash).toEqual([]);
});

test('only packages on the short list run a script when they are installed', () => {
  const withScript = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path));
  const known = [...Object.keys(allowScripts), 'fsevents'];
  expect(withScript.filter((name) => !known.includes(name))).toEqual([]);
});

test('the list of packages names each package with its version', () => {
  const [listed] = /^\{[^]*/m.exec(
    execFileSync('npm', ['run', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }),
  ) ?? ['{}'];
  const { bomFormat, components = [] } = JSON.parse(listed) as {
    bomFormat?: string;
    components?: { 'bom-ref': string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  // Some are installed under their own name, which is not the package's.
  const known = new Set(components.map((part) => part['bom-ref']));
  const missing = installed.filter(([path, { name = nameOf(path), version }]) => !known.has(`${name}@${version}`));
  expect(missing.map(([path]) => path)).toEqual([]);
});

test('the project’s own dependencies are pinned', () => {
  const unpinned = Object.entries(lock.packages)
    .filter(([path]) => !path.includes('node_modules/'))
    .flatMap(([path, own]) => {
      const { dependencies = {}, devDependencies = {} } = own as {
        dependencies?: Record<string, string>;
        devDependencies?: Record<string, string>;
      };
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^\d/.test(version))
        .map(([name]) => `${path}: ${name}`);
    });
  expect(unpinned).toEqual([]);
});
