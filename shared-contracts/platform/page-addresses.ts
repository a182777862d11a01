/** Below these paths an unknown address gets a problem, never the shell's page. */
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

/** Also true for an address with an empty part (`//api`), so that no edge mistakes it for another address or answers with a page. */
export const isNeverPage = (path: string): boolean => below.test(path) || path.includes('//');

/** Whether an address matches a route's pattern. A trailing slash and case make no difference. */
export function isAt(pattern: string, pathname: string): boolean {
  const patternParts = partsOf(pattern);
  const pathParts = partsOf(pathname);
  return (
    patternParts.length === pathParts.length &&
    patternParts.every((part, at) => (part.startsWith(':') ? pathParts[at] !== '' : part === pathParts[at]))
  );
}

/** The same for two patterns that differ only in the names of their parameters. */
export const shapeOf = (pattern: string): string =>
  partsOf(pattern)
    .map((part) => part.replace(/^:.*/, ':'))
    .join('/');

const partsOf = (path: string) => path.toLowerCase().replace(/\/$/, '').split('/');
