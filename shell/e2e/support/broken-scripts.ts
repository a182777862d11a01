import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { baseURL } from './addresses';
import type { Script, ScriptFailure } from './script-failures';
import { test } from './test';

interface BrokenScripts {
  url: string;
  /** From now on the scripts of the remote, or of `shell`, are answered in this way. Settles after the first such answer. */
  breakScripts: (owner: string, failure: ScriptFailure) => Promise<void>;
  restore: () => void;
  close: () => Promise<void>;
}

const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

async function fetchScript(platform: string, path: string): Promise<Script> {
  const answer = await fetch(`${platform}${path}`, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofConnection.includes(name)));
  return { path, headers, text: await answer.text() };
}

function pass(platform: string, incoming: IncomingMessage, response: ServerResponse): void {
  const onward = request(
    `${platform}${incoming.url ?? ''}`,
    { method: incoming.method, headers: incoming.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

const ownerOf = (path: string) =>
  /^\/mf\/(\w+)\/.*\.js$/.exec(path)?.[1] ?? (/^\/[^/]+\.js$/.test(path) ? 'shell' : undefined);

/** The platform behind a proxy that breaks one remote's scripts: Playwright's routes would turn off the browser's cache, which makes a retry hard. */
async function startProxy(platform: string): Promise<BrokenScripts> {
  let broken: { owner: string; failure: ScriptFailure; answered: () => void } | undefined;
  const server: Server = createServer((incoming, response) => {
    const path = incoming.url ?? '';
    if (!broken || broken.owner !== ownerOf(path)) return pass(platform, incoming, response);
    const { failure, answered } = broken;
    void fetchScript(platform, path).then((script) => {
      failure.answer(script, response);
      answered();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    breakScripts: (owner, failure) =>
      new Promise((answered) => {
        broken = { owner, failure, answered };
      }),
    restore: () => {
      broken = undefined;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Opens the pages of the file through such a proxy; each test begins with unbroken scripts. */
export function useBrokenScripts(): Pick<BrokenScripts, 'breakScripts' | 'restore'> {
  let proxy: BrokenScripts;
  let url: string | undefined;
  test.beforeAll(async () => {
    proxy = await startProxy(baseURL());
    url = proxy.url;
  });
  test.afterEach(() => proxy.restore());
  test.afterAll(() => proxy.close());
  test.use({ baseURL: ({}, use) => use(url) });
  return { breakScripts: (...how) => proxy.breakScripts(...how), restore: () => proxy.restore() };
}
