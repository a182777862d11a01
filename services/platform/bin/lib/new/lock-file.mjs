/** @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>, [member: string]: unknown }} Locked */

const sorted = (/** @type {Record<string, unknown>} */ entries) =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => one.localeCompare(other, 'en')));

/**
 * Enters a project into package-lock.json as npm would. Its packages are at the top, or below the project that it is like; answers the folders of the latter.
 * @param {{ read: (file: string) => string, edit: (file: string, change: (text: string) => string) => void }} draft
 * @param {string} project @param {string} like @returns {string[]}
 */
export function addToLock(draft, project, like) {
  const { name, version, license, dependencies, devDependencies } = JSON.parse(draft.read(`${project}/package.json`));
  /** @type {string[]} */
  let nested = [];
  draft.edit('package-lock.json', (text) => {
    const lock = JSON.parse(text);
    /** @type {Record<string, Locked>} */
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
    const all = sorted({
      ...packages,
      ...own,
      [project]: entry,
      [`node_modules/${name}`]: { resolved: project, link: true },
    });
    return `${JSON.stringify({ ...lock, packages: { '': top, ...all } }, null, 2)}\n`;
  });
  return nested;
}

/** Packages that stand below a project since the top has them in another version, and what those bring along. @param {Record<string, Locked>} packages @param {string} project @param {string[]} names */
function nestedBelow(packages, project, names) {
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ name) => {
    const path = `node_modules/${name}`;
    const entry = packages[`${project}/${path}`];
    if (!entry || found.has(path)) return;
    found.add(path);
    Object.keys(entry.dependencies ?? {}).forEach(visit);
  };
  names.forEach(visit);
  return [...found];
}

/** Enters a dependency of one workspace on another. @param {string} text of package-lock.json @param {string} project @param {string} name */
export function withDependency(text, project, name) {
  const lock = JSON.parse(text);
  lock.packages[project].dependencies = sorted({ ...lock.packages[project].dependencies, [name]: '1.0.0' });
  return `${JSON.stringify(lock, null, 2)}\n`;
}
