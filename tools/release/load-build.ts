// Loads a build as the shell does in a browser, but without one, and prints what fails as a list in JSON:
// `load-build.ts <build of the shell> [<slice> <build of the slice>]`.
import type { DescribedRoute } from '@vidyapath/testing/render-screens';
import { parseDescription } from '@vidyapath/platform-api/slice-description';
import { join } from 'node:path';
import { readJson } from '../lib/read-json';
import { messageOf, openShell } from './open-shell';
import { screenFaults } from './screen-faults';

const [shell = '', slice, build = ''] = process.argv.slice(2);

// A request of the loaded code fails, since there is no server; only code that cannot be loaded counts.
process.on('unhandledRejection', () => undefined);

const page = await openShell(shell, build);
const faults = slice ? await sliceFaults(slice) : page.faults();
process.stdout.write(JSON.stringify(faults));
process.exit(0);

async function sliceFaults(id: string): Promise<string[]> {
  const described = readJson<{ preload: string[] }>(join(build, 'remote.json'));
  const ofShell = page.faults().length;
  const faults = await faultsOf(id, described.preload[0] ?? '', parseDescription(described).routes);
  return faults.length > 0 ? [...faults, ...page.faults().slice(ofShell)] : [];
}

async function faultsOf(id: string, entry: string, routes: readonly DescribedRoute[]): Promise<string[]> {
  try {
    return await screenFaults(await page.loadRemote(id, entry), routes, await page.modules());
  } catch (error) {
    return [`its entry cannot be loaded: ${messageOf(error)}`];
  }
}
