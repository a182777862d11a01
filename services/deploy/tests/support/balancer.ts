import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  url: string;
  stop: () => Promise<void>;
}

/** One address for the replicas of a service, as in a cluster: each connection goes to the next replica that accepts it. */
export async function startBalancer(ports: readonly string[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;
  const server = createServer((socket) => {
    open.add(socket.once('close', () => open.delete(socket)));
    turn += 1;
    const first = turn;
    const attempt = (tried: number): void => {
      const target = connect(Number(ports[(first + tried) % ports.length]), '127.0.0.1');
      const refused = (): unknown => (tried + 1 < ports.length ? attempt(tried + 1) : socket.destroy());
      target.once('error', refused).once('connect', () => {
        target.off('error', refused).on('error', () => socket.destroy());
        socket.pipe(target).pipe(socket);
      });
      socket.once('close', () => target.destroy());
    };
    socket.on('error', () => socket.destroy());
    attempt(0);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
