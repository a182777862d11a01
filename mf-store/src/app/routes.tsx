import type { SliceRoute } from '@vidyapath/platform-api/remote-module';
import type { Slice } from '@vidyapath/remote-kit/define-remote';
import { lazyScreen } from '@vidyapath/remote-kit/screens';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { createSliceData } from '@vidyapath/remote-kit/slice-data';
import { api } from '../lib/api';

const quotes = () => [{ type: 'Quote', id: listId } as const];

const screens = [
  lazyScreen(
    '/cart',
    async () => (await import(/* webpackChunkName: 'screen-cart' */ '../features/cart/cart.page')).CartPage,
  ),
  lazyScreen(
    '/plans',
    async () => (await import(/* webpackChunkName: 'screen-plans' */ '../features/plans/plans.page')).PlansPage,
  ),
  lazyScreen(
    '/checkout',
    async () =>
      (await import(/* webpackChunkName: 'screen-checkout' */ '../features/checkout/checkout.page')).CheckoutPage,
  ),
  lazyScreen(
    '/orders',
    async () => (await import(/* webpackChunkName: 'screen-orders' */ '../features/orders/orders.page')).OrdersPage,
  ),
  lazyScreen(
    '/orders/:orderId',
    async () => (await import(/* webpackChunkName: 'screen-orders-one' */ '../features/orders/order.page')).OrderPage,
  ),
];

export function createRoutes(slice: Slice): SliceRoute[] {
  const { DataLayout } = createSliceData(slice, { api, staleTags: { 'catalogue.course-changed@1': quotes } });
  return [{ Component: DataLayout, children: screens }];
}
