import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceContract } from '@vidyapath/http/service-contract';
import type { ShellContract } from '@vidyapath/platform-api/shell-contract';
import { expectationsOf } from './expectations';
import { hold, takeBreaches, usesSoFar } from './held';

/**
 * Checks every test of a slice against its contracts: the fake platform allows only recorded calls, answers only with
 * recorded members, and records which of its own members are used. The parts that a test file used are stored for the
 * reporter (`unused-expectations.ts`), which sees the whole run.
 */
export function holdToContracts(consumer: string, recorded: readonly object[], shell?: ShellContract): void {
  const services = recorded as readonly ServiceContract[];
  hold({ services, shell });
  afterEach(() => {
    const found = takeBreaches();
    if (found.length > 0) throw new Error(`Not in the contracts of ${consumer}:\n${found.join('\n')}`);
  });
  afterAll(() => {
    const folder = process.env.CONTRACT_USES_FOLDER;
    const { testPath } = expect.getState();
    if (!folder || !testPath) return;
    const use = { file: testPath, consumer, recorded: expectationsOf(services, shell), used: usesSoFar() };
    writeFileSync(join(folder, `${crypto.randomUUID()}.json`), JSON.stringify(use));
  });
}
