#!/usr/bin/env node
// Bundles src/server.ts of the service in the current folder: packages stay imports, workspace sources are inlined.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Another version of it is hoisted to the root, where the bundle would find it. */
const inlined = /^(@vidyapath|ajv)(\/|$)/;

const workspaceSources = {
  name: 'workspace-sources',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || inlined.test(path) ? undefined : { path, external: true },
    );
  },
};

try {
  await build({
    entryPoints: ['src/server.ts'],
    outfile: 'dist/server.js',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [workspaceSources],
  });
  console.log(`${name}: dist/server.js`);
} catch {
  process.exit(1);
}
