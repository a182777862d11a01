// Bundles src/server.ts of the service in the current folder, further named files, and the scripts that they start: packages stay imports, workspace
// sources are inlined.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string };
const entries = ['server', ...process.argv.slice(2)];
const root = join(import.meta.dirname, '../../..');

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
      kind !== 'entry-point' && isHoisted(path, resolveDir) ? { path, external: true } : undefined,
    );
  },
};

/** A script that a source starts, `require.resolve('./script')`, becomes a bundle beside the one that starts it. */
const scripts: Record<string, string> = {};
const findScripts: Plugin = {
  name: 'find-scripts',
  setup(bundler) {
    bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      for (const [, script = ''] of readFileSync(path, 'utf8').matchAll(/require\.resolve\('\.\/([\w-]+)'\)/g))
        scripts[script] = join(dirname(path), `${script}.ts`);
      return undefined;
    });
  },
};

const bundle = (entryPoints: Record<string, string>) =>
  build({
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
    plugins: [packagesStayOutside, findScripts],
  });

async function run() {
  await bundle(Object.fromEntries(entries.map((entry) => [entry, `src/${entry}.ts`])));
  await bundle(scripts);
  const hash = createHash('sha256').update(readFileSync('dist/server.js')).digest('hex').slice(0, 10);
  // The running service reads its release from this file.
  writeFileSync('dist/package.json', `${JSON.stringify({ type: 'module', version: `${version}-${hash}` })}\n`);
  for (const entry of [...entries, ...Object.keys(scripts)]) process.stdout.write(`${name}: dist/${entry}.js\n`);
}

run().catch(() => process.exit(1));
