import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBrowser } from '../../lib/browser';
import { runChild } from '../../lib/child';
import { root } from '../../lib/paths';
import { say } from '../../lib/say';
import { countsOfPlaywright } from './test-results';

/** The results file of `shell/e2e/playwright.config.ts`. */
const report = join(root, '.cache/e2e/results.json');

/** More than any test takes. */
const silence = 10 * 60_000;

/** Runs the browser tests and counts. */
export async function browserTests(variables: Record<string, string> = {}) {
  const env = { ...process.env, ...(await ensureBrowser(root)), ...variables, FORCE_COLOR: '0' };
  await rm(report, { force: true });
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', 'shell/e2e'];
  const { code, stuck } = await runChild(process.execPath, args, { cwd: root, env, onLine: say, silence });
  if (stuck) say(['No test ended for 10 minutes, so the rest was ended; running then:', ...stuck].join('\n  '));
  return countsOfPlaywright(report, code);
}
