import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverToDescribe } from '@vidyapath/service-kit/http/described-service';
import { createAuth } from './app';

export const describeApi = () =>
  serverToDescribe('auth', (app, { db }) => {
    const folder = mkdtempSync(join(tmpdir(), 'vidyapath-auth-'));
    app.addHook('onClose', async () => rmSync(folder, { recursive: true }));
    return app.register(
      createAuth({
        db,
        config: { APP_NAME: 'Vidyapath', DATA_DIR: folder, TOKEN_TTL_SECONDS: 60, RATE_LIMIT_PER_MINUTE: 0 },
      }).plugin,
    );
  });
