import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';
import { waitUntil } from '../../lib/later';
import { ends, type RefundMoves } from './refund-moves';

export const endRefundJob = ({ end }: Pick<RefundMoves, 'end'>) =>
  defineJob({
    payload: Type.Object({
      refund_id: Type.String(),
      status: Type.Enum([...ends]),
      due_at: Type.Number(),
    }),
    run: async ({ refund_id, status, due_at }, { signal }) => {
      await waitUntil(due_at, signal);
      await end(refund_id, status);
    },
  });
