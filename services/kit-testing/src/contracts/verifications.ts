import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether one version of a service fulfils one version of a slice's contract. */
export interface Verification {
  consumer: string;
  /** Mark of the contract. */
  contract: string;
  provider: string;
  /** Mark of the service's source. */
  version: string;
  /** The interactions that fail: the title of each, and how the answer differs. */
  failed: string[];
  /** UTC, RFC 3339. */
  at: string;
}

/** An interaction that fails. */
export interface Fault {
  title: string;
  /** How the answer differs, one sentence each. */
  found: string[];
}

/** Differences of one answer that a record names: a list may differ in each of its items. */
const differencesNamed = 3;

/** A fault as the record names it. */
export const failureOf = ({ title, found }: Fault): string =>
  `${title}: ${found.slice(0, differencesNamed).join(', ')}`;

/** Adds a line to the file of `CONTRACT_VERIFICATIONS`, which `can-deploy` reads; without the variable nothing is stored. */
export function record(verification: Verification): void {
  const file = process.env.CONTRACT_VERIFICATIONS;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  // Short enough that one write is not split, so that services can be verified at the same time.
  appendFileSync(file, `${JSON.stringify(verification)}\n`);
}
