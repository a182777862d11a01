import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { GatewayError, serverError } from '../../lib/gateway-error';
import { chance, readSettings, takeHit } from './settings.repository';
import type { Settings } from './settings.schema';

declare module 'fastify' {
  interface FastifyRequest {
    /** The failure of the answer after the call is done. */
    spoiledAnswer: 'fail' | 'hang' | null;
  }
}

/** Longer than any client waits. */
const hangMs = 60_000;

/** Makes the calls of `app` slow, refused, failed or unanswered, as the settings say. */
export function makeHostile(app: FastifyInstance, on: Knex): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const wait = (ms: number) => pause(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);

  app.decorateRequest('spoiledAnswer', null);
  app.addHook('preHandler', async (request) => {
    const { api } = await readSettings(on);
    if (!isAffected(request, api) || !(await takeHit(on, api.times))) return;
    if (api.slowMs > 0) await wait(api.slowMs);
    if (await chance(on, api.tooMany)) throw tooMany(api.retryAfter);
    if (await chance(on, api.refused)) throw refusal(api.refusedStatus);
    if (await chance(on, api.failBefore)) throw serverError();
    if (await chance(on, api.hangBefore)) {
      await wait(hangMs);
      throw serverError();
    }
    if (await chance(on, api.failAfter)) request.spoiledAnswer = 'fail';
    else if (await chance(on, api.hangAfter)) request.spoiledAnswer = 'hang';
  });
  app.addHook('onSend', async ({ spoiledAnswer }, reply, payload) => {
    if (!spoiledAnswer || reply.statusCode >= 400) return payload;
    if (spoiledAnswer === 'hang') await wait(hangMs);
    reply.code(500);
    return JSON.stringify({ error: serverError().body });
  });
}

function isAffected({ method, url }: FastifyRequest, api: Settings['api']): boolean {
  const { slowMs, failBefore, failAfter, hangBefore, hangAfter, tooMany, refused } = api;
  const friendly = slowMs + failBefore + failAfter + hangBefore + hangAfter + tooMany + refused === 0;
  return !friendly && (api.method === null || api.method === method) && url.includes(api.path);
}

const tooMany = (retryAfter: number | null) =>
  new GatewayError(
    429,
    'Request failed. Please try after sometime.',
    nowhere,
    retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
  );

const nowhere = { source: 'NA', step: 'NA', reason: 'NA' };
const refusal = (status: number): GatewayError =>
  status === 400
    ? new GatewayError(400, 'The account is not activated for this', nowhere)
    : new GatewayError(status, 'Authentication failed', nowhere);
