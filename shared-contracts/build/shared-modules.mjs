/**
 * The one list of modules that slices share, each a singleton that the shell alone provides.
 * Everything else belongs to the slice that uses it, so that it can be upgraded there alone.
 *
 * `range` is what a remote accepts; it is wide so that a slice built last month runs in today's shell.
 * @type {readonly { request: string, range: string, reason: string }[]}
 */
export const sharedModules = [
  { request: 'react', range: '^19.0.0', reason: 'Hooks and context work only within one copy.' },
  { request: 'react/', range: '^19.0.0', reason: 'react/jsx-runtime would bring a second copy of React along.' },
  { request: 'react-dom', range: '^19.0.0', reason: 'Portals and events of all slices live in one tree.' },
  { request: 'react-dom/', range: '^19.0.0', reason: 'react-dom/client is the renderer itself.' },
  { request: 'react-router', range: '^7.0.0', reason: 'One router, the shell’s: links and params of a remote read its context.' },
  { request: '@emotion/react', range: '^11.0.0', reason: 'One style cache and one theme context.' },
  { request: '@emotion/styled', range: '^11.0.0', reason: 'Reads the theme context of @emotion/react.' },
  { request: '@vidyapath/ui', range: '^1.0.0', reason: 'MUI once for all pages: the largest single saving that was measured.' },
  { request: '@vidyapath/ui/staff', range: '^1.0.0', reason: 'The staff half of it, so that visitors do not pay for it.' },
];

/** @param {{ provided: boolean }} options the shell provides the modules, a remote only consumes them */
export function sharedConfig({ provided }) {
  return Object.fromEntries(
    sharedModules.map(({ request, range }) => [
      request,
      { singleton: true, requiredVersion: range, ...(!provided && { import: false }) },
    ]),
  );
}
