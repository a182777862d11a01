import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MediaTestApp } from './media-app';

export interface Usage {
  memory: number;
  cpu: { user: number; system: number };
}

export interface UploadServer {
  address: string;
  /** Of a session of this process. */
  headers: { authorization: string };
  usage: () => Promise<Usage>;
  kill: () => Promise<void>;
}

/** Media in a separate process, on the database and folder of the test. */
export async function startUploadServer({ url, folder }: MediaTestApp): Promise<UploadServer> {
  const child: ChildProcess = fork(join(__dirname, 'upload-server.fixture.ts'), [url, folder], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [ready] = (await once(child, 'message')) as [Pick<UploadServer, 'address' | 'headers'>];
  return {
    ...ready,
    usage: async () => {
      child.send('usage');
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
