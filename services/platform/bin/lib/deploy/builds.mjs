import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractMark } from '../../../../kit/bin/contract-marks.mjs';
import { readRollout } from '../release-folder.mjs';
import { sliceOf } from '../projects.mjs';

/** @typedef {import('./deploy-check.mjs').Build} Build */

/** What a slice's source and last build say of it. @param {string} root @param {string} project @returns {Build} */
export function ownBuild(root, project) {
  const dist = join(root, project, 'dist/contracts');
  return { ...sharedIn(dist), name: project, contracts: marksIn(join(root, project, 'contracts')) };
}

/** What visitors get of a slice and may still have open: its releases that are kept, or else its build. @param {string} root @param {string} releases @param {string} project @returns {Build[]} */
export function servedBuilds(root, releases, project) {
  const slice = sliceOf(project);
  const { kept = [], stable } = readRollout(releases).slices[slice] ?? {};
  const names = [...new Set([...(stable ? [stable] : []), ...kept])];
  if (names.length === 0) return [ownBuild(root, project)];
  return names.map((version) => {
    const folder = join(releases, slice, version, 'contracts');
    return { ...sharedIn(folder), name: `${project} ${version}`, contracts: marksIn(folder) };
  });
}

/** @param {string} folder @returns {Pick<Build, 'shared' | 'provided'>} */
function sharedIn(folder) {
  const [shared, provided] = ['shared', 'provided'].map((name) => {
    const file = join(folder, `${name}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  });
  return { ...(shared ? { shared } : {}), ...(provided ? { provided } : {}) };
}

/** @param {string} folder @returns {Record<string, string>} */
function marksIn(folder) {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const contracts = files
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .filter(({ interactions }) => interactions);
  return Object.fromEntries(contracts.map((contract) => [contract.provider, contractMark(contract)]));
}
