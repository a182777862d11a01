import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { baseURL } from './addresses';
import type { Script, ScriptFailure } from './script-failures';
import { test } from './test';

interface BrokenScripts {
  url: string;
  /** From now on the scripts of the remote, or of `shell`, are answered in this way. @returns settles when one has been */
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

function pass(platform: string, asked: IncomingMessage, response: ServerResponse): void {
  const onward = request(
    `${platform}${asked.url ?? ''}`,
    { method: asked.method, headers: asked.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  asked.pipe(onward);
}

const ownerOf = (path: string) =>
  /^\/mf\/(\w+)\/.*\.js$/.exec(path)?.[1] ?? (/^\/[^/]+\.js$/.test(path) ? 'shell' : undefined);

/** The platform with one remote's scripts broken, by its own server: Playwright's routes would turn the browser's cache off, which is what makes a retry hard. */
async function startProxy(platform: string): Promise<BrokenScripts> {
  let broken: { owner: string; failure: ScriptFailure; answered: () => void } | undefined;
  const server: Server = createServer((asked, response) => {
    const path = asked.url ?? '';
    if (!broken || broken.owner !== ownerOf(path)) return pass(platform, asked, response);
    const { failure, answered } = broken;
    void fetchScript(platform, path).then((script) => {
      failure.answer(script, response);
      answered();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    breakScripts: (owner, failure) => new Promise((answered) => void (broken = { owner, failure, answered })),
    restore: () => void (broken = undefined),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The pages of the file are opened through such a proxy; each test begins with all scripts as they are. */
export function useBrokenScripts(): Pick<BrokenScripts, 'breakScripts' | 'restore'> {
  let proxy: BrokenScripts;
  let url: string | undefined;
  test.beforeAll(async () => {
    proxy = await startProxy(baseURL());
    ({ url } = proxy);
  });
  test.afterEach(() => proxy.restore());
  test.afterAll(() => proxy.close());
  test.use({ baseURL: ({}, use) => use(url) });
  return { breakScripts: (...how) => proxy.breakScripts(...how), restore: () => proxy.restore() };
}
