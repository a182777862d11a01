import { runWorker } from './workers/worker';

/** One of several processes that serve the port; the platform begins it when WORKERS is more than 1. */
runWorker();
