import { join } from 'node:path';
import { serviceMark } from '@vidyapath/service-kit/contract-marks';
import { appendLine, readLines } from './json-lines';

/** What was deployed, and when; a line each. */
export interface Deployment {
  kind: 'slice' | 'service';
  name: string;
  /** Of a slice its release, `null` for the build in its folder; of a service the mark of its source */
  version: string | null;
  /** UTC, RFC 3339 */
  at: string;
  /** Of the visitors, where not all of them get it */
  percent?: number;
  /** The reason of `--force`, and what spoke against the release */
  forced?: { why: string; against: string[] };
}

export const deploymentsFile = (dataDir: string) => join(dataDir, 'deployments.jsonl');

export function recordDeployment(dataDir: string, deployment: Omit<Deployment, 'at'>) {
  appendLine(deploymentsFile(dataDir), { ...deployment, at: new Date().toISOString() });
}

/** Records that services run as their source is now; one that did already is not recorded again. */
export function recordServices(root: string, dataDir: string, names: string[]) {
  const running = runningServices(dataDir);
  for (const name of names) {
    const version = serviceMark(root, name);
    if (running[name] !== version) recordDeployment(dataDir, { kind: 'service', name, version });
  }
}

/** Mark of the source of each service that is known to run. */
export function runningServices(dataDir: string): Record<string, string> {
  const deployments: Deployment[] = readLines(deploymentsFile(dataDir));
  return Object.fromEntries(
    deployments.filter(({ kind }) => kind === 'service').map(({ name, version }) => [name, version ?? '']),
  );
}
