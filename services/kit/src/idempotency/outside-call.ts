import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database } from '../database/database';
import { HttpProblem } from '../http/errors';
import { deleteOldRows, type HousekeepingJob } from '../jobs/housekeeping';
import { assertSameContent, type IdempotencyKey } from './idempotency';
import { claimCall, findCall, forgetCall, lockCall, storeAnswer, takeBrokenCall } from './outside-call.repository';

/** A request that calls another service or a gateway in the middle. Everything in it is JSON. */
export interface OutsideCall<Input extends object, Result, Answer extends object> {
  /** Name of this call in the service, such as `refund`. */
  kind: string;
  /** Calls the other side; no transaction is open. `key` is the same at each attempt for this request. */
  call(this: void, input: Input, key: string): Promise<Result>;
  /** Looks up the outcome of an interrupted call, or repeats it. `call` by default, if the other side recognises `key`. */
  recover?(this: void, input: Input, key: string): Promise<Result>;
  /** Stores the result; the returned answer is stored with it. */
  finish(this: void, trx: Knex.Transaction, input: Input, result: Result): Promise<Answer>;
  /** Seconds after which a call without an answer counts as interrupted; more than `call` may take. */
  timeLimit?: number;
}

export interface OutsideCalls<Input extends object, Answer extends object> {
  /** Runs once for each key; a repeated request gets the stored answer, and 409 while the first one runs. */
  run(this: void, idempotencyKey: IdempotencyKey | undefined, input: Input): Promise<Answer>;
  /** Finishes interrupted calls, and deletes old answers. */
  job: HousekeepingJob;
}

const kept = '24 hours';
const retryAfterSeconds = 2;

/** Claim, call, finish: a crash in between leaves a row, which `job` finds and finishes. The table is `createOutsideCallsTable`. */
export function createOutsideCalls<Input extends object, Result, Answer extends object>(
  db: Database,
  { kind, call, recover = call, finish, timeLimit = 60 }: OutsideCall<Input, Result, Answer>,
): OutsideCalls<Input, Answer> {
  /** If request and job both finish a call, the second one gets the answer of the first. */
  const finishOnce = (id: Buffer, input: Input, result: Result): Promise<Answer> =>
    db.transaction(async (trx) => {
      const stored = await lockCall(trx, id);
      if (stored?.answer) return stored.answer as Answer;
      const answer = await finish(trx, input, result);
      await storeAnswer(trx, id, answer);
      return answer;
    });

  const recoverAll = async (): Promise<void> => {
    const failures: unknown[] = [];
    for (let next = await takeBrokenCall(db, kind, timeLimit); next; next = await takeBrokenCall(db, kind, timeLimit)) {
      const { id, call_key: callKey, input } = next;
      try {
        await finishOnce(id, input as Input, await recover(input as Input, callKey));
      } catch (error) {
        if (isRefusal(error)) await forgetCall(db, id);
        else failures.push(error);
      }
    }
    await deleteOldRows(db, { table: 'outside_calls', column: 'created_at', kept, where: 'answer is not null' });
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} calls ${kind} could not be finished`);
  };

  return {
    async run(idempotencyKey, input) {
      const key = idempotencyKey ?? { id: randomBytes(32), fingerprint: Buffer.alloc(0) };
      const callKey = randomUUID();
      if (!(await claimCall(db, { key, kind, callKey, input, kept }))) return storedAnswer<Answer>(db, key);
      const result = await call(input, callKey).catch(async (error: unknown) => {
        if (isRefusal(error)) await forgetCall(db, key.id);
        throw error;
      });
      return finishOnce(key.id, input, result);
    },
    job: { name: `outside-calls-${kind}`, everyMs: 10_000, run: recoverAll },
  };
}

/** A refusal is certain, and its key may be used again; after any other failure the call may have succeeded, so the job finishes it. */
const isRefusal = (error: unknown): boolean => error instanceof HttpProblem && error.statusCode < 500;

async function storedAnswer<Answer extends object>(db: Database, key: IdempotencyKey): Promise<Answer> {
  const stored = await findCall(db, key.id);
  if (stored) assertSameContent(stored.fingerprint, key);
  if (!stored?.answer)
    throw new HttpProblem(409, 'This request has been sent before and is still running. Please try again shortly.', {
      kind: 'still-running',
      headers: { 'retry-after': String(retryAfterSeconds) },
    });
  return stored.answer as Answer;
}
