import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlatformConfig } from '../platform-config';
import { type PaymentSettings, wideningsFor } from '../edge-policy/widened-policies';
import { createSlices } from '../releases/slices';
import { remoteOrigins } from './remote-origins';
import type { FrontEnd } from './shell-page';

export interface FrontEndOptions {
  root: string;
  say: (line: string) => void;
  /** Pages reload themselves when a slice was built again. */
  development: boolean;
}

/** The released and built slices, and the settings of their pages. @throws when the shell has no build */
export async function openFrontEnd(
  {
    APP_NAME,
    DATA_DIR,
    ALLOW_REMOTE_OVERRIDES,
    ...payments
  }: Pick<PlatformConfig, 'APP_NAME' | 'DATA_DIR'> &
    Partial<Pick<PlatformConfig, 'ALLOW_REMOTE_OVERRIDES'>> &
    PaymentSettings,
  { root, say, development }: FrontEndOptions,
): Promise<FrontEnd> {
  const frontEnd: FrontEnd = {
    slices: createSlices({ root, releases: join(DATA_DIR, 'releases'), warn: say }),
    warn: say,
    appName: APP_NAME,
    remoteOrigins: remoteOrigins(ALLOW_REMOTE_OVERRIDES, development),
    widenings: wideningsFor(payments),
    ...(development ? { devScript: '/__dev/reload.js' } : {}),
  };
  await stat(join(await frontEnd.slices.stable('shell'), 'index.html'));
  return frontEnd;
}
