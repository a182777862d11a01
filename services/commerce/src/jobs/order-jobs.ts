import { uuid } from '@vidyapath/http/commerce-orders';
import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import type { Database } from '@vidyapath/service-kit/database/database';
import { Type } from 'typebox';
import type { ExpireOrder } from '../modules/orders/expire-order';
import { findOrder } from '../modules/orders/orders.repository';
import { nextStep, settleAt } from '../modules/orders/settle-times';
import type { Settle } from '../modules/payments/settle';
import type { SendRefund } from '../modules/refunds/send-refund';
import type { ProcessEvent } from '../modules/webhooks/process-event';
import { attemptsUntilKnown, type JobQueue } from './job-queue';

export interface OrderJobsDependencies {
  db: Database;
  jobs: JobQueue;
  settle: Settle;
  expire: ExpireOrder;
  sendRefund: SendRefund;
  processEvent: ProcessEvent;
}

const id = Type.String(uuid);
const maxAttempts = attemptsUntilKnown;

/** The kinds of jobs of orders, for `createJobs`. */
export function orderJobs({ db, jobs, settle, expire, sendRefund, processEvent }: OrderJobsDependencies) {
  return {
    'settle-order': defineJob({
      payload: Type.Object({ order_id: id, step: Type.Integer({ minimum: 0 }) }),
      maxAttempts,
      async run({ order_id, step }, { now }) {
        await settle(order_id);
        await expire(order_id);
        const order = await findOrder(db, order_id);
        if (!order) return;
        const next = nextStep(order.created_at, step, now());
        if (next !== undefined)
          await jobs.add(db, 'settle-order', { order_id, step: next }, settleAt(order.created_at, next));
      },
    }),
    'expire-order': defineJob({
      payload: Type.Object({ order_id: id }),
      maxAttempts,
      async run({ order_id }) {
        await settle(order_id);
        await expire(order_id);
      },
    }),
    'send-refund': defineJob({
      payload: Type.Object({ refund_id: id }),
      maxAttempts,
      run: ({ refund_id }) => sendRefund(refund_id),
    }),
    // A buyer waits for what it books.
    'gateway-event': defineJob({
      urgent: true,
      payload: Type.Object({ event_id: Type.String({ minLength: 1, maxLength: 64 }) }),
      maxAttempts,
      run: ({ event_id }) => processEvent(event_id),
    }),
  };
}
