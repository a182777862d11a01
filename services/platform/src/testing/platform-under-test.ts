import { createPlatformApp } from '../platform-app';
import { createShellPage } from '../front-end/shell-page';
import type { Services } from '../services';
import { createBuiltSlices } from './built-slices';

export const quietConfig = { APP_NAME: 'Gyan & Co', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: '127.0.0.1' } as const;

/** The platform's server over slices as a build leaves them, with these services or none. */
export async function createPlatformUnderTest(mount: Services['mount'] = async () => undefined) {
  const slices = await createBuiltSlices();
  const page = await createShellPage({ root: slices.root, appName: quietConfig.APP_NAME });
  const app = await createPlatformApp({ config: quietConfig, root: slices.root, page, services: { mount } });
  return {
    app,
    root: slices.root,
    close: async () => {
      await app.close();
      await slices.remove();
    },
  };
}
