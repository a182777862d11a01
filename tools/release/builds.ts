import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { servedBuildsFolder } from '@vidyapath/platform/served-builds';
import { contractMark } from '@vidyapath/service-kit/contract-marks';
import { readJson } from '../lib/read-json';
import { sliceOf, sliceProjects } from '../lib/projects';
import type { Build, Provided, Shared } from './deploy-check';
import { readRollout } from './release-folder';

/** A slice as its source and last build describe it. */
export function ownBuild(root: string, project: string): Build {
  const dist = join(root, project, 'dist/contracts');
  return { ...sharedIn(dist), name: project, contracts: marksIn(join(root, project, 'contracts')) };
}

/** The folder with the builds that the platform on this data folder serves; before its first start those of this checkout. */
export function servedRoot(root: string, dataDir: string): string {
  const served = servedBuildsFolder(dataDir);
  return existsSync(served) ? served : root;
}

/** The slices that are served, released ones included, such as `mf-public`. */
export function servedProjects(served: string, releases: string): string[] {
  const released = Object.keys(readRollout(releases).slices).map((slice) => slice.replaceAll('_', '-'));
  return [...new Set([...sliceProjects(served), ...released])];
}

/** The folder with the build of the shell that visitors get. */
export function servedShell(root: string, releases: string): string {
  const { stable } = readRollout(releases).slices.shell ?? {};
  return stable ? join(releases, 'shell', stable) : join(root, 'shell/dist');
}

/** The builds of a slice that visitors get or may still have open: its kept releases, or else its build. */
export function servedBuilds(root: string, releases: string, project: string): Build[] {
  const slice = sliceOf(project);
  const { kept = [], stable } = readRollout(releases).slices[slice] ?? {};
  const names = [...new Set([...(stable ? [stable] : []), ...kept])];
  const describedIn = (folder: string, name: string): Build => ({
    ...sharedIn(folder),
    name,
    contracts: marksIn(folder),
  });
  if (names.length === 0) return [describedIn(join(root, project, 'dist/contracts'), project)];
  return names.map((version) => describedIn(join(releases, slice, version, 'contracts'), `${project} ${version}`));
}

function sharedIn(folder: string): Pick<Build, 'shared' | 'provided'> {
  const shared = join(folder, 'shared.json');
  const provided = join(folder, 'provided.json');
  return {
    ...(existsSync(shared) && { shared: readJson<Shared>(shared) }),
    ...(existsSync(provided) && { provided: readJson<Provided>(provided) }),
  };
}

function marksIn(folder: string): Record<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const contracts = files
    .map((name) => readJson<{ provider: string; interactions?: unknown }>(join(folder, name)))
    .filter(({ interactions }) => interactions);
  return Object.fromEntries(contracts.map((contract) => [contract.provider, contractMark(contract)]));
}
