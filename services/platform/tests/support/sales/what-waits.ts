import type { Database } from '@vidyapath/service-kit/database/database';

/** Jobs of commerce and the simulator that were tried before or are locked, and pending refunds, to find the cause of a fault. */
export async function pendingWork(db: Database): Promise<object[]> {
  const jobs = ['commerce_jobs', 'gateway_simulator_jobs'].map(
    (
      schema,
    ) => `select identifier as kind, jsonb_build_object('payload', payload, 'attempts', attempts, 'run_at', run_at,
        'locked_at', locked_at, 'locked_by', locked_by, 'last_error', last_error) as facts
       from ${schema}._private_jobs jobs join ${schema}._private_tasks tasks on tasks.id = task_id
      where attempts > 0 or locked_at is not null or identifier in ('send-refund', 'end-refund')`,
  );
  const refunds = `select 'refund', jsonb_build_object('refund', refunds, 'history',
       (select jsonb_agg(order_history) from commerce.order_history where order_history.order_id = refunds.order_id))
     from commerce.refunds where status = 'pending'`;
  const { rows } = await db.raw<{ rows: object[] }>([...jobs, refunds].join(' union all '));
  return rows;
}
