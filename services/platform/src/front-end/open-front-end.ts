import { join } from 'node:path';
import type { PlatformConfig } from '../platform-config';
import { createSlices, type Slices } from '../releases/slices';
import { remoteOrigins } from './remote-origins';
import { createShellPage, type ShellPage } from './shell-page';

export interface FrontEndOptions {
  root: string;
  say: (line: string) => void;
  /** Pages reload themselves when a slice was built anew. */
  development: boolean;
}

export interface FrontEnd {
  slices: Slices;
  page: ShellPage;
}

/** The slices as they are released and built, and the page that loads them. */
export async function openFrontEnd(
  { APP_NAME, DATA_DIR, ALLOW_REMOTE_OVERRIDES }: Pick<PlatformConfig, 'APP_NAME' | 'DATA_DIR'> & Partial<Pick<PlatformConfig, 'ALLOW_REMOTE_OVERRIDES'>>,
  { root, say, development }: FrontEndOptions,
): Promise<FrontEnd> {
  const slices = createSlices({ root, releases: join(DATA_DIR, 'releases'), warn: say });
  const devScript = development ? { devScript: '/__dev/reload.js' } : {};
  return { slices, page: await createShellPage({ slices, warn: say, appName: APP_NAME, remoteOrigins: remoteOrigins(ALLOW_REMOTE_OVERRIDES, development), ...devScript }) };
}
