import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { platformRoom } from './paths.mjs';

/** One of several processes that serve the port; `npm start` begins it when WORKERS is more than 1. */
const { runWorker } = await import(pathToFileURL(join(platformRoom, 'dist/server.js')).href);
runWorker();
