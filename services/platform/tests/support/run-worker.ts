import { runWorker } from '../../src/server';

runWorker();
