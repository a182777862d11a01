import { createServer } from 'node:net';

/** `preferred` if nobody listens there on loopback, or else a port that nobody has at this moment. */
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
