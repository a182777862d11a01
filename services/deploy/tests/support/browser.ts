import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that `npm run test:deploy` found or installed. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? candidates.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...flags, '--autoplay-policy=no-user-gesture-required'],
  });
}
