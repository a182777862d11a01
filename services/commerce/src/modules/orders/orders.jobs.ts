import { UuidSchema } from '@vidyapath/http/primitives';
import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';

const id = UuidSchema;
/** A job that needs an answer of the gateway is retried until it has one: with pauses of 15 minutes this is a week. */
const maxAttempts = 700;

/** Asks the gateway for an order; `step` is the index in the list of times in `settle-times.ts`. */
export const settleOrder = defineJob({
  name: 'settle-order',
  payload: Type.Object({ order_id: id, step: Type.Integer({ minimum: 0 }) }),
  maxAttempts,
});

export const expireOrder = defineJob({ name: 'expire-order', payload: Type.Object({ order_id: id }), maxAttempts });

/** A refund has one job at a time: see `refund-job.ts`. */
export const sendRefund = defineJob({ name: 'send-refund', payload: Type.Object({ refund_id: id }), maxAttempts });

/** A buyer waits for what it books. */
export const processGatewayEvent = defineJob({
  name: 'gateway-event',
  payload: Type.Object({ event_id: Type.String({ minLength: 1, maxLength: 64 }) }),
  urgent: true,
  maxAttempts,
});
