import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Platform from '@vidyapath/platform/server';
import { platformFolder } from './paths';

/** Script of each process, if several serve the port. */
export const workerScript = join(platformFolder, 'dist/worker.js');

/** Loads the built platform into this process. */
export const loadBuiltPlatform = (): Promise<typeof Platform> =>
  import(pathToFileURL(join(platformFolder, 'dist/server.js')).href);
