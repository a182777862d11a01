import { startEmbeddedPostgres } from './start-embedded-postgres';

/** Run by a test in a separate process, which the test kills. */
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
void startEmbeddedPostgres({ dataDir: String(process.argv[2]), durable: false, log: quiet }).then(({ url }) =>
  process.stdout.write(url),
);
