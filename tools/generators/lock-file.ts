import type { PackageJson } from '../lib/read-json';

interface Locked {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [member: string]: unknown;
}

interface LockFile {
  packages: Record<string, Locked>;
}

const sorted = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => one.localeCompare(other, 'en')));

/** Adds a project to package-lock.json as npm would. Its packages are at the top or below the similar project; returns the folders of the latter. */
export function addToLock(
  draft: { read: (file: string) => string; edit: (file: string, change: (text: string) => string) => void },
  project: string,
  like: string,
): string[] {
  const { name, version, license, dependencies, devDependencies } = JSON.parse(
    draft.read(`${project}/package.json`),
  ) as PackageJson;
  let nested: string[] = [];
  draft.edit('package-lock.json', (text) => {
    const lock = JSON.parse(text) as LockFile;
    const { '': top, ...packages } = lock.packages;
    nested = nestedBelow(packages, like, Object.keys({ ...dependencies, ...devDependencies }));
    const own = Object.fromEntries(nested.map((path) => [`${project}/${path}`, packages[`${like}/${path}`]]));
    const entry = {
      name,
      version,
      license,
      ...(dependencies && { dependencies }),
      ...(devDependencies && { devDependencies }),
    };
    const all = sorted<unknown>({
      ...packages,
      ...own,
      [project]: entry,
      [`node_modules/${name}`]: { resolved: project, link: true },
    });
    return `${JSON.stringify({ ...lock, packages: { '': top, ...all } }, null, 2)}\n`;
  });
  return nested;
}

/** Packages below a project, since the top has other versions of them, with their dependencies. */
function nestedBelow(packages: Record<string, Locked>, project: string, names: string[]) {
  const found = new Set<string>();
  const visit = (name: string) => {
    const path = `node_modules/${name}`;
    const entry = packages[`${project}/${path}`];
    if (!entry || found.has(path)) return;
    found.add(path);
    Object.keys(entry.dependencies ?? {}).forEach(visit);
  };
  names.forEach(visit);
  return [...found];
}

/**
 * Adds a dependency of one workspace on another.
 * @param text of package-lock.json
 */
export function withDependency(text: string, project: string, name: string) {
  const lock = JSON.parse(text) as LockFile;
  const entry = lock.packages[project];
  if (!entry) throw new Error(`the lock file has no entry of ${project}`);
  entry.dependencies = sorted({ ...entry.dependencies, [name]: '1.0.0' });
  return `${JSON.stringify(lock, null, 2)}\n`;
}
