import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuiltSlices } from '../../src/testing/built-slices';
import { adminVariables } from './api';
import { runPlatform, type RunningProcess } from './processes';

export interface Replicas {
  /** In a process and with its own data folder. */
  start(variables?: Record<string, string>): Promise<RunningProcess>;
  /** Removes slices and folders. Call it when the processes have ended. */
  remove(): Promise<void>;
}

/** Platforms on one database, with the slices of one build and no demo data. */
export async function createReplicas(databaseUrl: string): Promise<Replicas> {
  const slices = await createBuiltSlices();
  const folders: string[] = [];
  return {
    async start(variables = {}) {
      const folder = await mkdtemp(join(tmpdir(), 'vidyapath-replica-'));
      folders.push(folder);
      return runPlatform({
        PLATFORM_ROOT: slices.root,
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        DEMO_DATA: 'false',
        ...adminVariables,
        ...variables,
      });
    },
    async remove() {
      await slices.remove();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
