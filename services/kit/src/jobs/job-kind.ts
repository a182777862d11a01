import type { FastifyBaseLogger } from 'fastify';
import type { Static, TSchema } from 'typebox';

export interface JobContext {
  /** The same at each attempt. */
  id: string;
  /** 1 for the first. */
  attempt: number;
  createdAt: Date;
  /** Since it was added, by the clock of the wall, whatever `now` says. */
  ageSeconds: number;
  now: () => Date;
  /** Aborted when the process is about to end. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

/** What a kind of job takes and does. It may run more than once: a process can die between the work and the note that it is done. */
export interface JobKind<Payload extends TSchema = TSchema> {
  payload: Payload;
  run(this: void, payload: Static<Payload>, context: JobContext): Promise<void>;
  /** Goes before others, and a place is kept for it. */
  urgent?: boolean;
  /** 25 by default; pauses between attempts grow from 3 seconds to 15 minutes. */
  maxAttempts?: number;
}

/** Thrown by `run` where another attempt cannot succeed: the job has failed for good at once. */
export class JobFailedForGood extends Error {
  override readonly name = 'JobFailedForGood';
}

/** `kind` as it is, with the type of what `run` takes read from its schema. */
export const defineJob = <Payload extends TSchema>(kind: JobKind<Payload>): JobKind<Payload> => kind;
