import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contractMark } from '@vidyapath/service-kit/contract-marks';
import { readJson } from '../lib/read-json';
import { sliceOf } from '../lib/projects';
import type { Build, Provided, Shared } from './deploy-check';
import { readRollout } from './release-folder';

/** A slice as its source and last build describe it. */
export function ownBuild(root: string, project: string): Build {
  const dist = join(root, project, 'dist/contracts');
  return { ...sharedIn(dist), name: project, contracts: marksIn(join(root, project, 'contracts')) };
}

/** The builds of a slice that visitors get or may still have open: its kept releases, or else its build. */
export function servedBuilds(root: string, releases: string, project: string): Build[] {
  const slice = sliceOf(project);
  const { kept = [], stable } = readRollout(releases).slices[slice] ?? {};
  const names = [...new Set([...(stable ? [stable] : []), ...kept])];
  if (names.length === 0) return [ownBuild(root, project)];
  return names.map((version) => {
    const folder = join(releases, slice, version, 'contracts');
    return { ...sharedIn(folder), name: `${project} ${version}`, contracts: marksIn(folder) };
  });
}

function sharedIn(folder: string): Pick<Build, 'shared' | 'provided'> {
  const [shared, provided] = [join(folder, 'shared.json'), join(folder, 'provided.json')];
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
