import { createDatabase } from '@vidyapath/service-kit/database/database';
import { ensureSchema } from '@vidyapath/service-kit/database/ensure-schema';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { createFolderStorage, mediaPlugin, mediaSchema } from '../app';
import { lessonLinks } from './media-app';

/** Run by a test in a separate process, which it kills: media on the test's database and folder. */
const [url = '', folder = ''] = process.argv.slice(2);

void (async () => {
  const app = await createTestServer('media');
  const db = createDatabase({ url, ...(await ensureSchema(url, mediaSchema)) });
  const tokens = createTestTokens();
  await app.register(mediaPlugin, {
    db,
    tokens,
    lessonLinks,
    storage: await createFolderStorage(folder),
    lessonQuotaBytes: 20 * 1_024 ** 3,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const used = () => ({ memory: process.memoryUsage().rss, cpu: process.cpuUsage() });
  process.on('message', () => process.send?.(used()));
  process.send?.({ address, headers: tokens.as('Staff') });
})();
