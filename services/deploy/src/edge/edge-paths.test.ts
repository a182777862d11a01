import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { edgePaths, operations, serviceNames } from '@vidyapath/platform/edge-policy/paths';

/** Paths of every process; the edge answers them itself or does not forward them. */
const own = (path: string): boolean => path.startsWith('/health/') || operations.some((kept) => path.startsWith(kept));

function leadsTo(path: string): string | undefined {
  const fitting = edgePaths.filter(({ path: known, whole }) =>
    whole ? path.replace(/\/$/, '') === known : path.startsWith(known),
  );
  return fitting.sort((a, b) => b.path.length - a.path.length)[0]?.owner;
}

const documented = serviceNames.flatMap((service) => {
  const { paths } = JSON.parse(readFileSync(join(__dirname, `../../../${service}/openapi.json`), 'utf8')) as {
    paths: object;
  };
  return Object.keys(paths)
    .filter((path) => !own(path))
    .map((path) => [path, service] as const);
});

test.each(documented)('%s leads to %s', (path, service) => {
  expect(leadsTo(path)).toBe(service);
});
