import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Death } from './deaths';

/** A script as the platform has it. */
export interface Script {
  path: string;
  headers: Record<string, string>;
  text: string;
}

export interface DeathProxy {
  url: string;
  /** From now on the remote's scripts are answered in this way. */
  kill: (remote: string, death: Death) => void;
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

/** The platform with one remote's scripts broken, by a server of its own: Playwright's routes would turn the browser's cache off, which is what makes a retry hard. */
export async function startDeathProxy(platform: string): Promise<DeathProxy> {
  let killed: { remote: string; death: Death } | undefined;
  const server: Server = createServer((asked, response) => {
    const path = asked.url ?? '';
    const [, remote] = /^\/mf\/(\w+)\/.*\.js$/.exec(path) ?? [];
    if (!killed || killed.remote !== remote) return pass(platform, asked, response);
    const { death } = killed;
    void fetchScript(platform, path).then((script) => death.answer(script, response));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    kill: (remote, death) => void (killed = { remote, death }),
    heal: () => void (killed = undefined),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
