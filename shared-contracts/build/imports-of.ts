import type { Module } from 'webpack';

/** What webpack found of an import in a module: its types say it of none of the many kinds of dependencies. */
interface Found {
  request?: string;
  ids?: readonly string[];
}

/** Requests of all imports of a module, each with the first name that it takes from there. */
export const importsOf = ({ dependencies }: Module) =>
  (dependencies as Found[]).flatMap(({ request, ids }) => (request ? [{ request, name: ids?.[0] }] : []));
