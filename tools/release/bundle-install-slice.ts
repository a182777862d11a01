// Bundles the programs in the image of a slice, which has no packages.
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';

/** jsdom looks for the program of synchronous requests; none is made. */
const worker = 'xhr-sync-worker.js';

await build({
  entryPoints: ['release/install-slice.ts', 'release/load-build.ts'],
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20',
  logLevel: 'warning',
  external: [`./${worker}`],
  // Inlined CommonJS requires modules of Node.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});
writeFileSync(`dist/${worker}`, '');
