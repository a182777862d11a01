import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { baseURL } from './addresses';
import type { Death } from './deaths';
import { test } from './test';

/** A script as the platform has it. */
export interface Script {
  path: string;
  headers: Record<string, string>;
  text: string;
}

interface DeathProxy {
  url: string;
  /** From now on the scripts of the remote, or of `shell`, are answered in this way. @returns settles when one has been */
  kill: (owner: string, death: Death) => Promise<void>;
  heal: () => void;
  close: () => Promise<void>;
}

const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

async function fetchScript(platform: string, path: string): Promise<Script> {
  const answer = await fetch(`${platform}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofConnection.includes(name)));
  return { path, headers, text: await answer.text() };
}

function pass(platform: string, asked: IncomingMessage, response: ServerResponse): void {
  const onward = request(`${platform}${asked.url ?? ''}`, { method: asked.method, headers: asked.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  asked.pipe(onward);
}

const ownerOf = (path: string) => /^\/mf\/(\w+)\/.*\.js$/.exec(path)?.[1] ?? (/^\/[^/]+\.js$/.test(path) ? 'shell' : undefined);

/** The platform with one remote's scripts broken, by a server of its own: Playwright's routes would turn the browser's cache off, which is what makes a retry hard. */
async function startDeathProxy(platform: string): Promise<DeathProxy> {
  let killed: { owner: string; death: Death; met: () => void } | undefined;
  const server: Server = createServer((asked, response) => {
    const path = asked.url ?? '';
    if (!killed || killed.owner !== ownerOf(path)) return pass(platform, asked, response);
    const { death, met } = killed;
    void fetchScript(platform, path).then((script) => {
      death.answer(script, response);
      met();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    kill: (owner, death) => new Promise((met) => void (killed = { owner, death, met })),
    heal: () => void (killed = undefined),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The pages of the file are opened on one; each test finds it whole. */
export function useDeathProxy(): Pick<DeathProxy, 'kill' | 'heal'> {
  let proxy: DeathProxy;
  let url: string | undefined;
  test.beforeAll(async () => {
    proxy = await startDeathProxy(baseURL());
    ({ url } = proxy);
  });
  test.afterEach(() => proxy.heal());
  test.afterAll(() => proxy.close());
  test.use({ baseURL: ({}, use) => use(url) });
  return { kill: (...how) => proxy.kill(...how), heal: () => proxy.heal() };
}
