import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectCommittedOpenApi } from '@vidyapath/service-kit/http/openapi';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { describeAccessMatrix, type MatrixSubject } from './access-matrix';
import { projectRoot } from './contracts/contract-files';
import { describeContracts, type Provider } from './contracts/describe-contracts';
import { describeFuzz } from './fuzz';
import type { MatrixRow } from './matrix-row';

export interface DescribedService {
  /** Of the service's src/openapi.ts. */
  describeApi: () => Promise<ServiceServer>;
  /** The service with the records that `rows` name. */
  start: () => Promise<MatrixSubject>;
  rows: readonly MatrixRow[];
  /** The service with the states that contracts of slices name. */
  startProvider: () => Promise<Provider>;
}

/** The tests that every service passes. */
export function describeService(name: string, { describeApi, start, rows, startProvider }: DescribedService): void {
  const file = join(projectRoot, 'services', name, 'openapi.json');

  test('the committed openapi.json matches the routes', async () => {
    const app = await describeApi();
    await expect(expectCommittedOpenApi(app, file)).resolves.toBeUndefined();
    await app.close();
  });

  describe('access', () => describeAccessMatrix(start, rows));

  describe('any input', () => {
    const document = JSON.parse(readFileSync(file, 'utf8')) as { paths: object };
    describeFuzz(document, async () => {
      const subject = await start();
      return { ...subject, headers: () => subject.headersOf('Admin') };
    });
  });

  describe('contracts', () => describeContracts(name, startProvider));
}
