import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ServiceContract } from '@vidyapath/http/service-contract';
import { contractMark } from '@vidyapath/service-kit/contract-marks';

export const projectRoot = resolve(__dirname, '../../../..');

export interface MarkedContract extends ServiceContract {
  mark: string;
}

/**
 * The contracts of slices with this service: the files in their projects, and those of the releases that
 * `CONTRACTS_OF_RELEASES` (a folder of releases) still keeps.
 */
export function contractsWith(provider: string): MarkedContract[] {
  const releases = process.env.CONTRACTS_OF_RELEASES;
  const projects = foldersIn(projectRoot).filter(
    (name) => name === join(projectRoot, 'shell') || /[\\/]mf-[\w-]+$/.test(name),
  );
  const kept = releases ? foldersIn(releases).flatMap(foldersIn) : [];
  const files = [...projects, ...kept]
    .map((folder) => join(folder, 'contracts', `${provider}.json`))
    .filter((file) => existsSync(file));
  const contracts = files.map((file) => {
    const contract = JSON.parse(readFileSync(file, 'utf8')) as ServiceContract;
    return { ...contract, mark: contractMark(contract) };
  });
  return [...new Map(contracts.map((one) => [`${one.consumer} ${one.mark}`, one])).values()];
}

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
    : [];
