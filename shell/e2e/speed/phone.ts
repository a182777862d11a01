import type { Browser, CDPSession, Page } from '@playwright/test';
import { sizes } from '../pictures/variants';

export interface Phone {
  page: Page;
  /** Files that were received since the phone was opened. */
  received: Received[];
  close: () => Promise<void>;
}

export interface Received {
  url: string;
  type: string;
  bytes: number;
  isDocument: boolean;
}

export interface PhoneOptions {
  origin: string;
  token?: string | undefined;
  language?: 'en' | 'hi';
  /** Narrow windows show cards instead of tables. */
  size?: keyof typeof sizes;
}

const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowerProcessor = 4;

/** A phone with nothing cached on a slow network. */
export async function openPhone(
  browser: Browser,
  { origin, token, language = 'en', size = 'phone' }: PhoneOptions,
): Promise<Phone> {
  const context = await browser.newContext({ baseURL: origin, viewport: sizes[size] });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const kept = { language, ...(token && { access_token: token }) };
  await page.addInitScript(
    `for (const entry of ${JSON.stringify(Object.entries(kept))}) localStorage.setItem(...entry)`,
  );
  await page.addInitScript(`{${observe}}`);
  const session = await context.newCDPSession(page);
  const received = await listen(session);
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  return { page, received, close: () => context.close() };
}

/** Collects the files that are received from now on. */
export async function listen(session: CDPSession): Promise<Received[]> {
  const received: Received[] = [];
  const open = new Map<string, Omit<Received, 'bytes'>>();
  session.on('Network.responseReceived', ({ requestId, type, response: { url, mimeType } }) => {
    if (!url.startsWith('data:')) open.set(requestId, { url, type: mimeType, isDocument: type === 'Document' });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = open.get(requestId);
    if (found) received.push({ ...found, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return received;
}

/** Runs in the page before all other scripts. A string, since a transpiled function calls helpers that the page does not have. */
const observe = `
  window.seen = { paint: 0, shift: 0, interactions: [] };
  const follow = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, durationThreshold: 16 });
  follow('largest-contentful-paint', ({ startTime }) => { window.seen.paint = startTime; });
  follow('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) window.seen.shift += value; });
  follow('event', ({ interactionId, duration }) => { if (interactionId > 0) window.seen.interactions.push(duration); });
`;
