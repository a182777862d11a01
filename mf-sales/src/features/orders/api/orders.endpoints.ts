import { type Page, toPage } from '@vidyapath/client/requests/record-answers';
import type { RefundBody, ResolveBody } from '@vidyapath/http/commerce-orders';
import type { AdminOrder, AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import { paths } from '@vidyapath/http/paths';
import type { ListParams } from '@vidyapath/remote-kit/list-params';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

/** Data that changes with a refund or a decision. */
const moved = (id: string) =>
  [
    { type: 'Order', id },
    { type: 'Order', id: listId },
    { type: 'Attention', id: listId },
    { type: 'Report', id: listId },
    { type: 'Grant', id: listId },
  ] as const;

interface OfOrder<Body> {
  id: string;
  body: Body;
}

export const { useAllOrdersQuery, useOrderDetailQuery, useRefundMutation, useResolveMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    allOrders: build.query<Page<AdminOrder>, ListParams>({
      query: (params) => ({ url: paths.adminOrders, params }),
      transformResponse: toPage<AdminOrder>,
      providesTags: [{ type: 'Order', id: listId }],
    }),
    orderDetail: build.query<AdminOrderDetail, string>({
      query: (id) => ({ url: paths.adminOrder(id) }),
      providesTags: (_answer, _error, id) => [{ type: 'Order', id }],
    }),
    refund: build.mutation<unknown, OfOrder<RefundBody>>({
      query: ({ id, body }) => ({ url: `${paths.order(id)}/refunds`, method: 'POST', body, once: true }),
      invalidatesTags: (_answer, _error, { id }) => moved(id),
    }),
    resolve: build.mutation<unknown, OfOrder<ResolveBody>>({
      query: ({ id, body }) => ({ url: `${paths.adminOrder(id)}/resolve`, method: 'POST', body }),
      invalidatesTags: (_answer, _error, { id }) => moved(id),
    }),
  }),
});
