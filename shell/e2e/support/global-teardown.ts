import { rm } from 'node:fs/promises';
import { running } from './running';

export default async function globalTeardown(): Promise<void> {
  const code = await running.platform?.stop();
  running.videos?.close();
  if (running.dataDir) await rm(running.dataDir, { recursive: true, force: true });
  if (code !== 0) throw new Error(`The platform ended with ${code}:\n${running.platform?.output()}`);
}
