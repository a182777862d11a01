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

/** The payload and work of a kind of job. It may run more than once: a process can die between the work and the record of it. */
export interface JobKind<Payload extends TSchema = TSchema> {
  payload: Payload;
  run(this: void, payload: Static<Payload>, context: JobContext): Promise<void>;
  /** Runs before others, and a slot is reserved for it. */
  urgent?: boolean;
  /** 25 by default; pauses between attempts grow from 3 seconds to 15 minutes. */
  maxAttempts?: number;
}

/** A job without its work, so that whoever adds it imports only this; the module that owns it registers the work by `jobs.handle`. */
export interface Job<Payload extends TSchema = TSchema> extends Omit<JobKind<Payload>, 'run'> {
  /** In the queue, logs and metrics, such as `settle-order`. */
  name: string;
}

/** Thrown by `run` when another attempt cannot succeed: the job has failed for good at once. */
export class JobFailedForGood extends Error {
  override readonly name = 'JobFailedForGood';
}

/** Returns `kind`, with the type of its payload taken from its schema. */
export function defineJob<Payload extends TSchema>(kind: JobKind<Payload>): JobKind<Payload>;
export function defineJob<Payload extends TSchema>(job: Job<Payload>): Job<Payload>;
export function defineJob(kind: JobKind | Job): JobKind | Job {
  return kind;
}
