import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { build, type BuildOptions, context, type Plugin } from 'esbuild';

const root = join(import.meta.dirname, '../../..');

/** Packages of many small files, which a process would load one by one at each start. */
const inlined = /^typebox(\/|$)/;

/** Whether the package found from this folder is the one in the top node_modules, and no workspace, which is a link to its sources. */
function isHoisted(specifier: string, folder: string) {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  for (let at = folder; at.startsWith(root + sep); at = dirname(at))
    if (existsSync(join(at, 'node_modules', name))) return false;
  const top = join(root, 'node_modules', name);
  return existsSync(top) && realpathSync(top).includes(`${sep}node_modules${sep}`);
}

/** A package that is not hoisted to the top would not be found from the bundle, or found in another version. */
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) =>
      kind !== 'entry-point' && !inlined.test(path) && isHoisted(path, resolveDir)
        ? { path, external: true }
        : undefined,
    );
  },
};

/** A script that a source starts, `require.resolve('./script')`, becomes a bundle beside the one that starts it. */
const findScripts = (scripts: Record<string, string>): Plugin => ({
  name: 'find-scripts',
  setup(bundler) {
    bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      for (const [, script = ''] of readFileSync(path, 'utf8').matchAll(/require\.resolve\('\.\/([\w-]+)'\)/g))
        scripts[script] = join(dirname(path), `${script}.ts`);
      return undefined;
    });
  },
});

const options = (folder: string, entryPoints: Record<string, string>): BuildOptions => ({
  absWorkingDir: folder,
  entryPoints,
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  // Inlined CommonJS sources may require packages that are not inlined.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
  plugins: [packagesStayOutside],
});

/**
 * Bundles sources of the service in a folder, and the scripts that they start: packages stay imports, workspace sources
 * are inlined. Each `write` reads only what changed since the last, and resolves to the written files.
 */
export async function createServiceBundle(folder: string, names: readonly string[]) {
  const scripts: Record<string, string> = {};
  const entries = options(folder, Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])));
  const bundle = await context({ ...entries, plugins: [packagesStayOutside, findScripts(scripts)] });
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return {
    write: async (): Promise<string[]> => {
      await bundle.rebuild();
      await build(options(folder, scripts));
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, 'dist/server.js')))
        .digest('hex')
        .slice(0, 10);
      // The running service reads its release from this file.
      const described = { type: 'module', version: `${version}-${hash}` };
      writeFileSync(join(folder, 'dist/package.json'), `${JSON.stringify(described)}\n`);
      return [...names, ...Object.keys(scripts)].map((name) => `dist/${name}.js`);
    },
    end: () => bundle.dispose(),
  };
}
