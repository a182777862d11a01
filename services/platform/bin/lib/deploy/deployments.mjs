import { join } from 'node:path';
import { serviceMark } from '../../../../kit/bin/contract-marks.mjs';
import { appendLine, readLines } from './json-lines.mjs';

/**
 * What was deployed, and when; a line each.
 * @typedef {object} Deployment
 * @property {'slice' | 'service'} kind
 * @property {string} name
 * @property {string | null} version of a slice its release, `null` for the build in its folder; of a service the mark of its source
 * @property {string} at UTC, RFC 3339
 * @property {number} [percent] of the visitors, where not all of them get it
 * @property {{ why: string, against: string[] }} [forced] who released it all the same said why, and what spoke against it
 */

/** @param {string} dataDir */
export const deploymentsFile = (dataDir) => join(dataDir, 'deployments.jsonl');

/** @param {string} dataDir @param {Omit<Deployment, 'at'>} deployment */
export function recordDeployment(dataDir, deployment) {
  appendLine(deploymentsFile(dataDir), { ...deployment, at: new Date().toISOString() });
}

/** Records that services run as their source is now; one that did already is not told again. @param {string} root @param {string} dataDir @param {string[]} names */
export function recordServices(root, dataDir, names) {
  const running = runningServices(dataDir);
  for (const name of names) {
    const version = serviceMark(root, name);
    if (running[name] !== version) recordDeployment(dataDir, { kind: 'service', name, version });
  }
}

/** Mark of the source of each service that is known to run. @param {string} dataDir @returns {Record<string, string>} */
export function runningServices(dataDir) {
  /** @type {Deployment[]} */
  const deployments = readLines(deploymentsFile(dataDir));
  return Object.fromEntries(
    deployments.filter(({ kind }) => kind === 'service').map(({ name, version }) => [name, version ?? '']),
  );
}
