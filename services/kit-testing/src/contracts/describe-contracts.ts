import type { Role } from '@vidyapath/http/roles';
import type { FastifyInstance } from 'fastify';
import { serviceMark } from '@vidyapath/service-kit/contract-marks';
import { contractsWith, type MarkedContract, projectRoot } from './contract-files';
import { ask, common, faultsOf, type Values } from './replay';
import { failureOf, type Fault, record } from './verifications';

export interface Provider {
  app: FastifyInstance;
  /** Sets up each state, and returns its values. */
  states: Record<string, () => Promise<Values>>;
  /** Of a session of that role. */
  headers: (role: Role, values: Values) => Record<string, string> | Promise<Record<string, string>>;
  close: () => Promise<unknown>;
}

/** Replays the contract of each slice on the real service, and records the result. */
export function describeContracts(provider: string, start: () => Promise<Provider>): void {
  let service: Provider;
  beforeAll(async () => {
    service = await start();
  });
  afterAll(() => service.close());

  const contracts = contractsWith(provider);
  if (contracts.length === 0) {
    test(`no slice has a contract with ${provider} yet, but its states exist`, () => {
      expect(Object.keys(service.states)).not.toEqual([]);
    });
    return;
  }

  test.each(contracts)(`the contract of $consumer ($mark) with ${provider} holds`, async (contract) => {
    const faults = await faultsOfAll(contract, service);
    const failed = faults.map(failureOf);
    record({
      consumer: contract.consumer,
      contract: contract.mark,
      provider,
      version: serviceMark(projectRoot, provider),
      failed,
      at: new Date().toISOString(),
    });
    expect(faults).toEqual([]);
  });
}

async function faultsOfAll({ interactions }: MarkedContract, { app, states, headers }: Provider) {
  const faults: Fault[] = [];
  for (const interaction of interactions) {
    const { title, given, as } = interaction;
    const state = states[given];
    if (!state)
      throw new Error(
        `${title}: no test sets up the state ${JSON.stringify(given)}; the states are ${Object.keys(states).join(', ')}`,
      );
    const values = { ...common(), ...(await state()) };
    const response = await ask(interaction, { app, values, headers: as === 'nobody' ? {} : await headers(as, values) });
    const found = faultsOf(interaction, response);
    if (found.length > 0) faults.push({ title, found });
  }
  return faults;
}
