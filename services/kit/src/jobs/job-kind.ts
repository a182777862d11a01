import type { FastifyBaseLogger } from 'fastify';
import type { Static, TSchema } from 'typebox';

export interface JobContext {
  /** The same at each attempt. */
  id: string;
  /** 1 for the first. */
  attempt: number;
  createdAt: Date;
  /** Since it was added, by the system clock and not by `now`. */
  ageSeconds: number;
  now: () => Date;
  /** Aborted when the process is about to end. */
  signal: AbortSignal;
  log: FastifyBaseLogger;
}

/** A job without its work, so that whoever adds it imports only this; the module that owns it registers the work by `jobs.handle`. */
export interface Job<Payload extends TSchema = TSchema> {
  /** In the queue, logs and metrics, such as `settle-order`. */
  name: string;
  payload: Payload;
  /** Runs before others, and a slot is reserved for it. */
  urgent?: boolean;
  /** 25 by default; pauses between attempts grow from 3 seconds to 15 minutes. */
  maxAttempts?: number;
}

/** The work of a job. It may run more than once: a process can die between the work and the record of it. */
export type RunJob<Payload extends TSchema = TSchema> = (
  payload: Static<Payload>,
  context: JobContext,
) => Promise<void>;

/** Thrown by the work of a job when another attempt cannot succeed: the job has failed for good at once. */
export class JobFailedForGood extends Error {
  override readonly name = 'JobFailedForGood';
}

/** Returns `job`, with the type of its payload taken from its schema. */
export function defineJob<Payload extends TSchema>(job: Job<Payload>): Job<Payload> {
  return job;
}
