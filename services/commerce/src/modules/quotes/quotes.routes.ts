import { QuoteBodySchema, QuoteSchema } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { QuotesService } from './quotes.service';

export function quotesRoutes(app: TypedApp, quotes: QuotesService): void {
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
    async (request, reply) => sendNoStore(reply, await quotes.quote(request.body, request)),
  );
}
