import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const routerFolder = join(require.resolve('react-router'), '..', '..');

/** The package's exports name only its development build. */
const routerAlias = (development: boolean) =>
  join(routerFolder, development ? 'development' : 'production', 'index.mjs');

interface SharedModule {
  request: string;
  /** The range that a remote accepts; it is wide so that a slice built last month runs in today's shell. */
  range: string;
  reason: string;
  /** File that the shell provides under that name, with only the parts in use; given as a file it is provided even when the shell does not import it itself. */
  facade?: string;
  /** Package whose version counts; not a singleton: a slice whose range excludes the shell's version has its own copy. */
  own?: string;
}

/**
 * The one list of modules that slices share, each a singleton that the shell alone provides.
 * Everything else belongs to the slice that uses it, so that it can be upgraded there alone.
 */
export const sharedModules: readonly SharedModule[] = [
  { request: 'react', range: '^19.0.0', reason: 'Hooks and context work only within one copy.' },
  { request: 'react/', range: '^19.0.0', reason: 'react/jsx-runtime would bring a second copy of React along.' },
  { request: 'react-dom', range: '^19.0.0', reason: 'Portals and events of all slices live in one tree.' },
  { request: 'react-dom/', range: '^19.0.0', reason: 'react-dom/client is the renderer itself.' },
  {
    request: 'react-router',
    range: '^7.0.0',
    reason: 'One router, the shell’s: links and params of a remote read its context.',
    facade: join(import.meta.dirname, 'react-router-facade.ts'),
  },
  { request: '@vidyapath/ui', range: '^1.0.0', reason: 'One style cache, one look, and what is on every page once.' },
  {
    request: '@vidyapath/ui/forms',
    range: '^1.0.0',
    reason: 'Fields, for the pages that have one.',
    facade: require.resolve('@vidyapath/ui/forms'),
  },
  {
    request: '@vidyapath/ui/panels',
    range: '^1.0.0',
    reason: 'Tabs and folds, likewise.',
    facade: require.resolve('@vidyapath/ui/panels'),
  },
  {
    request: '@vidyapath/ui/dialogs',
    range: '^1.0.0',
    reason: 'Windows above the page, for the parts of a slice that are fetched when they are opened.',
    facade: require.resolve('@vidyapath/ui/dialogs'),
  },
  {
    request: '@vidyapath/ui/staff',
    range: '^1.0.0',
    reason: 'The staff half of it, so that visitors do not pay for it.',
    facade: require.resolve('@vidyapath/ui/staff'),
  },
  {
    request: '@vidyapath/client/query',
    range: '^2.14.0',
    reason:
      'Redux Toolkit with its query, in every slice that shows server data: going on to another slice fetches it no second time.',
    facade: require.resolve('@vidyapath/client/query'),
    own: '@reduxjs/toolkit',
  },
];

/** Read from the folder, since a package's exports may hide its package.json. */
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;
const packageOf = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

const facadeOf = ({ request, facade, own }: SharedModule) =>
  facade
    ? { import: facade, shareKey: request, packageName: request, version: versionOf(own ?? packageOf(request)) }
    : {};
const sharedAs = ({ range, own }: SharedModule) => ({ singleton: !own, requiredVersion: range });

/** `shared` of the shell, which provides the modules. */
export const providedModules = () =>
  Object.fromEntries(sharedModules.map((shared) => [shared.request, { ...sharedAs(shared), ...facadeOf(shared) }]));

/** `shared` of a remote, which has a copy only of modules with `own`. */
export const consumedModules = () =>
  Object.fromEntries(
    sharedModules.map((shared) => [
      shared.request,
      { ...sharedAs(shared), ...(shared.own ? facadeOf(shared) : { import: false as const }) },
    ]),
  );

/** Aliases that the facades import instead of the shared names. */
export const packageAliases = (development: boolean) => ({ 'react-router-package$': routerAlias(development) });
