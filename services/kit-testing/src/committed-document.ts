import { expectCommittedOpenApi } from '@vidyapath/service-kit/http/openapi';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';

/** The test that a service's committed document matches its routes. */
export function describeCommittedDocument(build: () => Promise<ServiceServer>, file: string): void {
  test('the committed openapi.json matches the routes', async () => {
    const app = await build();
    await expect(expectCommittedOpenApi(app, file)).resolves.toBeUndefined();
    await app.close();
  });
}
