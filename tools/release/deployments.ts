import { join } from 'node:path';
import { serviceMark } from '@vidyapath/service-kit/contract-marks';
import { appendLine, readLines } from './json-lines';

/** One line for each deployment. */
export interface Deployment {
  kind: 'slice' | 'service';
  name: string;
  /** For a slice its release, `null` for the build in its folder; for a service the mark of its source */
  version: string | null;
  /** UTC, RFC 3339 */
  at: string;
  /** Share of the visitors, if not all get it */
  percent?: number;
  /** The reason of `--force`, and the reasons against the release */
  forced?: { why: string; against: string[] };
}

export const deploymentsFile = (dataDir: string) => join(dataDir, 'deployments.jsonl');

export function recordDeployment(dataDir: string, deployment: Omit<Deployment, 'at'>) {
  appendLine(deploymentsFile(dataDir), { ...deployment, at: new Date().toISOString() });
}

/** Records that services run their present source; an unchanged service is not recorded again. */
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
