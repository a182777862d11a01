import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { lazyScreen } from '@vidyapath/remote-kit/screens';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { api } from '../lib/api';

const screens = [
  lazyScreen(
    '/sales/orders',
    async () =>
      (await import(/* webpackChunkName: 'screen-sales-orders' */ '../features/orders/orders.page')).OrdersPage,
  ),
  lazyScreen(
    '/sales/orders/:orderId',
    async () =>
      (await import(/* webpackChunkName: 'screen-sales-orders-one' */ '../features/orders/order.page')).OrderPage,
  ),
  lazyScreen(
    '/sales/attention',
    async () =>
      (await import(/* webpackChunkName: 'screen-sales-attention' */ '../features/attention/attention.page'))
        .AttentionPage,
  ),
  lazyScreen(
    '/sales/coupons',
    async () =>
      (await import(/* webpackChunkName: 'screen-sales-coupons' */ '../features/coupons/coupons.page')).CouponsPage,
  ),
  lazyScreen(
    '/sales/plans',
    async () => (await import(/* webpackChunkName: 'screen-sales-plans' */ '../features/plans/plans.page')).PlansPage,
  ),
  lazyScreen(
    '/sales/grants',
    async () =>
      (await import(/* webpackChunkName: 'screen-sales-grants' */ '../features/grants/grants.page')).GrantsPage,
  ),
  lazyScreen(
    '/reports/sales-report',
    async () =>
      (await import(/* webpackChunkName: 'screen-reports-sales-report' */ '../features/report/report.page')).ReportPage,
  ),
];

const courses = () => [{ type: 'Course', id: listId } as const];

export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout } = createSliceData(slice, { api, staleTags: { 'catalogue.course-changed@1': courses } });
  return [{ Component: DataLayout, children: screens }];
}
