import type { Module } from 'webpack';

/** An import that webpack found in a module; its types of dependencies lack these members. */
interface ImportDependency {
  request?: string;
  ids?: readonly string[];
}

/** Requests of all imports of a module, each with the first name that it takes from there. */
export const importsOf = ({ dependencies }: Module) =>
  (dependencies as ImportDependency[]).flatMap(({ request, ids }) => (request ? [{ request, name: ids?.[0] }] : []));
