import { OperatorError } from '@vidyapath/service-kit/config';
import type { FastifyInstance } from 'fastify';

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (host, port) => `PORT: ${port} is taken on ${host}; stop what uses it or choose another PORT`,
  EACCES: (_host, port) => `PORT: ${port} may not be opened by this user; choose one from 1024 up`,
  EADDRNOTAVAIL: (host) => `HOST: ${host} is not an address of this machine`,
  ENOTFOUND: (host) => `HOST: ${host} is not known here; it takes an address or name of this machine to listen on`,
};

export async function listen(app: FastifyInstance, { HOST, PORT }: { HOST: string; PORT: number }): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const line = reasons[(error as NodeJS.ErrnoException).code ?? '']?.(HOST, PORT);
    throw line ? new OperatorError([line]) : error;
  }
}
