import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlatform } from './platform-process';
import { running } from './running';
import { startVideoServer } from './video-server';

/** One platform with demo data for all files; what a file changes, it made itself. */
export default async function globalSetup(): Promise<void> {
  const videos = await startVideoServer();
  const videoHost = `127.0.0.1:${(videos.address() as { port: number }).port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-e2e-'));
  running.videos = videos;
  running.dataDir = dataDir;
  running.platform = await startPlatform(dataDir, { MEDIA_PROBE_ALLOW_HOSTS: videoHost });
  process.env.E2E_URL = running.platform.url;
  process.env.E2E_VIDEO_HOST = videoHost;
  process.env.E2E_DATA_DIR = dataDir;
}
