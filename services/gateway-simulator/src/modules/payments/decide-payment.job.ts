import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';
import { waitUntil } from '../../lib/later';
import { decisions, type PayService } from './pay.service';

/** The bank's late answer. */
export const decidePaymentJob = ({ decide }: Pick<PayService, 'decide'>) =>
  defineJob({
    payload: Type.Object({
      payment_id: Type.String(),
      decision: Type.Enum([...decisions]),
      due_at: Type.Number(),
    }),
    run: async ({ payment_id, decision, due_at }, { signal }) => {
      await waitUntil(due_at, signal);
      await decide(payment_id, decision);
    },
  });
