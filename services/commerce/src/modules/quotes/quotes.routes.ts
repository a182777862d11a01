import { QuoteBodySchema, QuoteSchema } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CommerceContext } from '../../context';
import { quoteCart } from './price-cart';

export function quotesRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.post(
    paths.quote,
    {
      config: { access: 'public' },
      schema: {
        tags: ['quote'],
        operationId: 'quoteCart',
        body: QuoteBodySchema,
        response: { 200: QuoteSchema, ...problemResponses(400, 401, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => sendNoStore(reply, await quoteCart(ctx, request.body, request)),
  );
}
