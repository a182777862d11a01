import { createClient, type Client } from './client';
import { createFactories, type Factories } from './factories';
import { startCatalogue, type TestCatalogue } from './test-catalogue';

export interface CatalogueInUse {
  /** Known once the first `beforeAll` has run. */
  catalogue: Omit<TestCatalogue, 'close'>;
  client: Client;
  make: Factories;
}

/** The catalogue on its own database for all tests of the file that calls this. */
export function useCatalogue(options?: Parameters<typeof startCatalogue>[0]): CatalogueInUse {
  let started: TestCatalogue | undefined;
  const running = (): TestCatalogue => {
    if (!started) throw new Error('The catalogue runs from the first beforeAll on.');
    return started;
  };
  beforeAll(async () => {
    started = await startCatalogue(options);
  });
  afterAll(() => started?.close());
  const catalogue = {
    get app() {
      return running().app;
    },
    get db() {
      return running().db;
    },
    get url() {
      return running().url;
    },
    get tokens() {
      return running().tokens;
    },
  };
  const client = createClient(catalogue);
  return { catalogue, client, make: createFactories(client) };
}
