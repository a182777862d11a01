import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isChunkOfScreen } from '@vidyapath/platform-api/chunk-list';

const root = resolve(__dirname, '../..');
const slices = readdirSync(root).filter((name) => existsSync(join(root, name, 'slice.json')));

function screensOf(slice: string) {
  const code = readFileSync(join(root, slice, 'src/app/routes.tsx'), 'utf8');
  const names = [...code.matchAll(/webpackChunkName: '(screens?-[^']+)'/g)].map(([, name = '']) => name);
  const { routes } = JSON.parse(readFileSync(join(root, slice, 'slice.json'), 'utf8')) as {
    routes: { path: string }[];
  };
  return { code, names, paths: routes.map(({ path }) => path) };
}

test.each(slices)('%s names the chunk of each screen as the path in slice.json', (slice) => {
  const { code, names, paths } = screensOf(slice);
  const unknown = names.filter((name) => !paths.some((path) => isChunkOfScreen(name, path, names)));
  expect(unknown).toEqual([]);
  const pages = code.match(/import\([^)]*\.page'\s*\)/g) ?? [];
  expect(pages.filter((page) => !page.includes("webpackChunkName: 'screen-"))).toEqual([]);
});
