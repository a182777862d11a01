import { currentTrace } from '@vidyapath/service-kit/telemetry/current-trace';
import type { FastifyInstance } from 'fastify';
import { edgePaths, type ServiceName } from '../edge-policy/paths';
import type { ReadPublic } from './page-data';

const accept = 'application/json';

/** From the services of this process. Each visitor has their own count of requests. */
export const injectReader =
  (app: FastifyInstance): ReadPublic =>
  async (address, { visitor, signal }) => {
    const answer = await app.inject({ url: address, remoteAddress: visitor, headers: { accept }, signal });
    return { status: answer.statusCode, text: answer.payload };
  };

/** From the services at these addresses. */
export const httpReader =
  (urls: Partial<Record<ServiceName, string>>): ReadPublic =>
  async (address, { visitor, signal }) => {
    const owner = ownerOf(address);
    const url = owner && urls[owner];
    if (!url) throw new Error(`no service answers ${address}`);
    const { traceparent } = currentTrace.getStore() ?? {};
    const headers = { accept, 'x-forwarded-for': visitor, ...(traceparent && { traceparent }) };
    const answer = await fetch(url + address, { headers, signal, redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };

function ownerOf(address: string): ServiceName | undefined {
  const [path = ''] = address.split('?');
  const known = edgePaths.filter((one) => (one.whole ? path === one.path : path.startsWith(one.path)));
  return known.sort((one, other) => other.path.length - one.path.length)[0]?.owner;
}
