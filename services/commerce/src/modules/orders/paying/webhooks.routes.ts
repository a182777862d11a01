import { limits } from '@vidyapath/http/limits';
import { servicePaths } from '@vidyapath/http/service-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { takeRawBodies } from '@vidyapath/service-kit/http/raw-body';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { CommerceContext } from '../../../context';
import { takeEvent } from './take-event';

/** `app` is a scope of its own, so that only this route takes bodies as they are. */
export function webhooksRoutes(app: FastifyInstance, ctx: CommerceContext): void {
  takeRawBodies(app);
  app.post<{ Body: unknown }>(
    servicePaths.gatewayWebhook,
    {
      config: { access: 'public', rateLimit: false },
      bodyLimit: limits.commerce.webhookBytesMax,
      schema: {
        tags: ['webhooks'],
        operationId: 'takeGatewayEvent',
        summary: 'For the gateway: events, signed over their bytes.',
        headers: Type.Object({
          'x-razorpay-signature': Type.Optional(Type.String()),
          'x-razorpay-event-id': Type.Optional(Type.String()),
        }),
        response: { 204: Type.Null(), ...problemResponses(400, 413, 429, 503) },
      },
    },
    async ({ body, headers }, reply) => {
      const first = (name: string): string | undefined => [headers[name]].flat()[0];
      await takeEvent(ctx, {
        raw: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        signature: first('x-razorpay-signature'),
        eventId: first('x-razorpay-event-id'),
      });
      return reply.code(204).send(null);
    },
  );
}
