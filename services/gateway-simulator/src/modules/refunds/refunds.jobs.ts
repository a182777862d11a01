import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';

/** The possible ends of a pending refund. */
export const ends = ['processed', 'failed'] as const;
export type RefundEnd = (typeof ends)[number];

export const endRefundLater = defineJob({
  name: 'end-refund',
  payload: Type.Object({
    refund_id: Type.String(),
    status: Type.Enum([...ends]),
    due_at: Type.Number(),
  }),
});
