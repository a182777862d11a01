import { runWorker } from './workers/worker';

/** One of several processes that serve the port; the platform starts it when WORKERS is more than 1. */
runWorker();
