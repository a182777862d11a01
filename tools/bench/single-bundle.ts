import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVariables } from '@vidyapath/platform/variables';
import { loadBuiltPlatform, workerScript } from '../lib/built-platform';
import { runChild } from '../lib/child';
import { OperatorError } from '../lib/operator-error';
import { root } from '../lib/paths';
import { say, sayingMeanwhile, seconds } from '../lib/say';

/** A top folder for the platform, with the layout of the project but only the shell's `dist/`. */
const folder = join(root, '.cache/single-bundle');
const demoClips = 'services/platform/demo/clips';

/** The same screens without federation. */
export async function buildSingleBundle() {
  const since = Date.now();
  say('Building the same screens as a single bundle …');
  const building = runChild('npm', ['run', 'single-bundle', '-w', '@vidyapath/build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { code, output } = await sayingMeanwhile(building, () => `  … ${seconds(since)}`);
  if (code !== 0) throw new OperatorError(output, 'The single bundle could not be built, see above.');
  await cp(join(root, demoClips), join(folder, demoClips), { recursive: true });
}

/** Serves one of the builds with the same server code, with the demo data in a temporary folder. */
export async function serveBuild(build: 'federated' | 'single') {
  const data = await mkdtemp(join(tmpdir(), 'vidyapath-bench-'));
  const config = readVariables({ PORT: '0', DATA_DIR: data, DEMO_DATA: 'true', RATE_LIMIT_PER_MINUTE: '0' }, root);
  const { createPlatform } = await loadBuiltPlatform();
  const platform = createPlatform(config, {
    root: build === 'single' ? folder : root,
    say: () => undefined,
    workerScript,
  });
  const { url } = await platform.start();
  const close = async () => {
    await platform.close();
    await rm(data, { recursive: true, force: true });
  };
  return { url, close };
}
