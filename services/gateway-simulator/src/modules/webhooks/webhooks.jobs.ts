import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';

/** One attempt; the next one is its own job, at the gateway's times. */
export const sendEvent = defineJob({
  name: 'send-webhook',
  payload: Type.Object({
    event_id: Type.String(),
    /** Attempts before this one. */
    made: Type.Integer({ minimum: 0 }),
    /** Milliseconds of the real clock. */
    due_at: Type.Number(),
    first_at: Type.Optional(Type.Number()),
  }),
});
