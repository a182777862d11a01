import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createPlatformApp } from '../platform-app';
import type { Widenings } from '../edge-policy/widened-policies';
import { createSlices } from '../releases/slices';
import type { PageLimits } from '../server-pages/sources';
import type { Services } from '../services';
import { createBuiltSlices } from './built-slices';

export const quietConfig = {
  APP_NAME: 'Gyan & Co',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: 0,
  TRUST_PROXY: '127.0.0.1',
} as const;

/** Variables of services that are not set. */
export const noVariables = {
  ADMIN_EMAIL: undefined,
  ADMIN_PASSWORD: undefined,
  FFMPEG_PATH: undefined,
  FFPROBE_PATH: undefined,
  ENCODERS: 0,
  SCRATCH_DIR: undefined,
  YOUTUBE_API_KEY: undefined,
  PUBLIC_URL: undefined,
  SMTP_URL: undefined,
  MAIL_FROM: undefined,
  MEDIA_PROBE_ALLOW_HOSTS: '',
  LESSON_MAX_BYTES: 8 * 1_024 ** 3,
  LESSON_QUOTA_BYTES: undefined,
  TOKEN_TTL_SECONDS: 600,
};

/** The platform's server over slices as a build leaves them, with these services or none. */
export async function createPlatformUnderTest(
  mount: Services['mount'] = async () => undefined,
  remoteOrigins: readonly string[] = [],
  operators?: WeakSet<Socket>,
  widenings: Widenings = {},
  pageLimits: PageLimits = { dataMs: 5_000, codeMs: 1_000 },
) {
  const built = await createBuiltSlices();
  const { root } = built;
  const warnings: string[] = [];
  const warn = (text: string) => void warnings.push(text);
  const releases = join(root, 'releases');
  const slices = createSlices({ root, releases, warn });
  const frontEnd = { slices, warn, appName: quietConfig.APP_NAME, remoteOrigins, widenings };
  const app = await createPlatformApp({
    config: quietConfig,
    frontEnd,
    services: { mount },
    pageLimits,
    ...(operators ? { operators } : {}),
  });
  return {
    app,
    root,
    releases,
    warnings,
    close: async () => {
      await app.close();
      await built.remove();
    },
  };
}
