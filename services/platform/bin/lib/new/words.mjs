/** `live-classes` → `Live classes`. @param {string} name */
export const capitalized = (name) => (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** `live-classes` → `LiveClasses`. @param {string} name */
export const pascal = (name) =>
  name
    .split('-')
    .map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
    .join('');

/** The version that a project has of a package, so that a new one gets the same. @param {{ read: (file: string) => string }} draft @param {string} project */
export function pinsOf(draft, project) {
  const { dependencies, devDependencies } = JSON.parse(draft.read(`${project}/package.json`));
  return (/** @type {string} */ name) => {
    const version = { ...dependencies, ...devDependencies }[name];
    if (!version) throw new Error(`${project} has no ${name}`);
    return version;
  };
}

/** `live-classes` → `liveClasses`. @param {string} name */
export const camel = (name) => name.replaceAll(/-(\w)/g, (_all, letter) => letter.toUpperCase());
