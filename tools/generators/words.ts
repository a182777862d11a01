import type { PackageJson } from '../lib/read-json';

/** `live-classes` → `Live classes`. */
export const capitalized = (name: string) => (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** `live-classes` → `LiveClasses`. */
export const pascal = (name: string) =>
  name
    .split('-')
    .map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
    .join('');

/** The version of a package in a project, so that a new project gets the same. */
export function pinsOf(draft: { read: (file: string) => string }, project: string) {
  const { dependencies, devDependencies } = JSON.parse(draft.read(`${project}/package.json`)) as PackageJson;
  const versions: Record<string, string> = { ...dependencies, ...devDependencies };
  return (name: string) => {
    const version = versions[name];
    if (!version) throw new Error(`${project} has no ${name}`);
    return version;
  };
}

/** `live-classes` → `liveClasses`. */
export const camel = (name: string) => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
