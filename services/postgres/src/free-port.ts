import { createServer } from 'node:net';

/** `preferred` if no process listens there on loopback, else a port that is free at this moment. */
export async function freePort(preferred = 0): Promise<number> {
  return (await canListen(preferred)) || (await canListen(0));
}

function canListen(port: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(0));
    server.listen({ host: '127.0.0.1', port }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
