import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { OperatorError } from '../../lib/operator-error';

/** Reports a taken port before the long work; if it is taken later, the server reports it. */
export async function assertPortFree(host: string, port: number, variable = 'PORT') {
  if (port === 0) return;
  for (const address of await addressesOf(host)) {
    const code = await tryToListen(address, port);
    if (code === 'EADDRINUSE') {
      throw new OperatorError(
        `${variable}: ${port} is taken on ${host}; stop what uses it or choose another ${variable}`,
      );
    }
    if (code === 'EACCES')
      throw new OperatorError(`${variable}: ${port} may not be opened by this user; choose one from 1024 up`);
    if (code === 'EADDRNOTAVAIL' && address !== '::1')
      throw new OperatorError(`HOST: ${host} is not an address of this machine`);
  }
}

async function addressesOf(host: string) {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address);
  } catch {
    throw new OperatorError(
      `HOST: ${host} is not known here; it takes an address or name of this machine to listen on`,
    );
  }
}

/** @returns the error's code */
function tryToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve((error as NodeJS.ErrnoException).code));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
