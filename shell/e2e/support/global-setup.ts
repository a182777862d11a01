import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from './platform-process';
import { startVideoServer } from './video-server';

/** Starts one platform with demo data for all files; a file changes only data that it created. Returns the function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const videos = await startVideoServer();
  const videoHost = `127.0.0.1:${(videos.address() as { port: number }).port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-e2e-'));
  const platform = await startPlatform(dataDir, { MEDIA_PROBE_ALLOW_HOSTS: videoHost });
  process.env.E2E_URL = platform.url;
  process.env.E2E_VIDEO_HOST = videoHost;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    const code = await platform.stop();
    videos.close();
    await rm(dataDir, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The platform ended with ${code}:\n${platform.output()}`);
  };
}
