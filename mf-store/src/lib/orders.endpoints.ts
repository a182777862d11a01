import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { ConfirmBody, Order, OrderBody, RefundBody } from '@vidyapath/http/commerce-orders';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from './api';

const list = { type: 'Order', id: listId } as const;
const quotes = { type: 'Quote', id: listId } as const;
const one = (id: string) => ({ type: 'Order', id }) as const;

interface OfOrder<Body> {
  id: string;
  body: Body;
}

export const {
  useOrdersQuery,
  useOrderQuery,
  useCreateOrderMutation,
  useConfirmOrderMutation,
  useCancelOrderMutation,
  useRefundOrderMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    orders: build.query<Page<Order>, { limit: number; offset: number }>({
      query: (params) => ({ url: paths.orders, params }),
      transformResponse: toPage<Order>,
      providesTags: [list],
    }),
    order: build.query<Order, string>({
      query: (id) => ({ url: paths.order(id) }),
      providesTags: (_answer, _error, id) => [one(id)],
    }),
    /** A refusal means that the quote has changed. */
    createOrder: build.mutation<Order, OrderBody>({
      query: (body) => ({ url: paths.orders, method: 'POST', body, once: true }),
      invalidatesTags: (answer) => (answer ? [list] : [quotes]),
    }),
    confirmOrder: build.mutation<Order, OfOrder<ConfirmBody>>({
      query: ({ id, body }) => ({ url: `${paths.order(id)}/confirm`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { id }) => [one(id), list],
    }),
    cancelOrder: build.mutation<Order, string>({
      query: (id) => ({ url: `${paths.order(id)}/cancel`, method: 'POST' }),
      invalidatesTags: (_answer, _error, id) => [one(id), list, quotes],
    }),
    refundOrder: build.mutation<unknown, OfOrder<RefundBody>>({
      query: ({ id, body }) => ({ url: `${paths.order(id)}/refunds`, method: 'POST', body, once: true }),
      invalidatesTags: (_answer, _error, { id }) => [one(id), list, quotes],
    }),
  }),
});
