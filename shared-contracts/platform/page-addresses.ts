/** Below these a missing address is a problem, never the shell's page. */
export const neverPages = [
  'mf',
  'assets',
  'api',
  'auth',
  'media',
  'upload',
  'health',
  'metrics',
  'docs',
  'internal',
  'gateway-simulator',
  '.well-known',
  '__dev',
] as const;

const below = new RegExp(`^/(${neverPages.join('|').replaceAll('.', '\\.')})(/|$)`, 'i');

/** Neither is one with an empty part (`//api`): no edge takes it for another address, and none shows it a page. */
export const isNeverPage = (path: string): boolean => below.test(path) || path.includes('//');

/** Whether an address is of a route's pattern. A trailing slash and case make no difference. */
export function isAt(pattern: string, pathname: string): boolean {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? given[at] !== '' : part === given[at]))
  );
}

/** The same for two patterns that differ only in the names of their parameters. */
export const shapeOf = (pattern: string): string =>
  partsOf(pattern)
    .map((part) => part.replace(/^:.*/, ':'))
    .join('/');

const partsOf = (path: string) => path.toLowerCase().replace(/\/$/, '').split('/');
