import type { Readable } from 'node:stream';
import { limits } from '@vidyapath/http/limits';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { type StreamHub, streamMsMax } from './stream-hub';

const { streamsPerPersonMax } = limits.notifications;

export function streamRoutes(app: TypedApp, hub: Pick<StreamHub, 'open'>): void {
  app.get(
    paths.notificationsStream,
    {
      config: { access: 'signed-in', untimed: true, ownTurns: true },
      handlerTimeout: 2 * streamMsMax,
      schema: {
        tags: ['notifications'],
        operationId: 'streamUnreadCount',
        summary: `Server-Sent Events \`unread\` with {"unread": n}, at once and at each change, until the session ends; ${streamsPerPersonMax} of a person.`,
        response: {
          200: { content: { 'text/event-stream': { schema: Type.String() } } },
          ...problemResponses(400, 401, 429, 503),
        },
      },
    },
    async (request, reply) => sendEvents(reply, hub.open(signedIn(request))),
  );
}

/** Proxies must not buffer the answer. */
const sendEvents = (reply: FastifyReply, stream: Readable): FastifyReply =>
  reply
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type('text/event-stream; charset=utf-8')
    .send(stream);
