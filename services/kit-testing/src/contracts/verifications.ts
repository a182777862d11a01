import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether one version of a service keeps to one version of what a slice expects. */
export interface Verification {
  consumer: string;
  /** Mark of the contract. */
  contract: string;
  provider: string;
  /** Mark of the service's source. */
  version: string;
  /** Titles of the interactions that it does not keep to. */
  failed: string[];
  /** UTC, RFC 3339. */
  at: string;
}

/** A line in the file that `CONTRACT_VERIFICATIONS` names, from which `can-deploy` answers; without the variable nothing is kept. */
export function record(verification: Verification): void {
  const file = process.env.CONTRACT_VERIFICATIONS;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  // Shorter than what one write may be split into, so that services can be verified side by side.
  appendFileSync(file, `${JSON.stringify(verification)}\n`);
}
