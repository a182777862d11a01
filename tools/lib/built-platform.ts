import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Platform from '@vidyapath/platform/server';
import { platformFolder } from './paths';

/** Script of one of several processes that serve the port. */
export const workerScript = join(platformFolder, 'dist/worker.js');

/** The platform as it was built, in this process. */
export const loadBuiltPlatform = (): Promise<typeof Platform> =>
  import(pathToFileURL(join(platformFolder, 'dist/server.js')).href);
