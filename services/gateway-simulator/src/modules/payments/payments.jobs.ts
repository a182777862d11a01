import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';

/** Decides the outcome of a payment later. */
const decisions = ['success', 'failure'] as const;
export type Decision = (typeof decisions)[number];

/** The bank's late answer. */
export const decidePayment = defineJob({
  name: 'decide-payment',
  payload: Type.Object({
    payment_id: Type.String(),
    decision: Type.Enum([...decisions]),
    due_at: Type.Number(),
  }),
});
