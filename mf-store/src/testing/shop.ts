import type { Quote, QuoteBody } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { taking } from '@vidyapath/testing/services';
import { HttpResponse } from 'msw';

export const quoting = (answer: (body: QuoteBody) => Quote) =>
  taking<QuoteBody>('post', paths.quote, (body) => HttpResponse.json(answer(body)));
