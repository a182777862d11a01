import { Type, type Static } from 'typebox';
import { oneOf, SentTimeSchema } from './primitives';
import { ProblemSchema } from './problem';

/** A published course needs the first six; the others are advice. */
export const readinessChecks = [
  'name',
  'description',
  'info',
  'introduction',
  'category',
  'lessons',
  'banner',
  'files',
  'modules',
  'captions',
  'price',
] as const;
export type ReadinessCheck = (typeof readinessChecks)[number];

export const ReadinessSchema = Type.Object({
  check: oneOf(readinessChecks),
  ok: Type.Boolean(),
  required: Type.Boolean(),
  /** A sentence; empty when the check is ok. */
  detail: Type.String(),
  /** The lessons that it is about. */
  video_ids: Type.Array(Type.Integer()),
});
export type Readiness = Static<typeof ReadinessSchema>;

/** Without a time the course is published at once. */
export const PublicationSchema = Type.Object({
  /** In the future, and at most a year from now. */
  publish_at: Type.Optional(SentTimeSchema),
});
export type Publication = Static<typeof PublicationSchema>;

/** 409 `not-ready`: with the required checks that failed. */
export const NotReadySchema = Type.Object({
  ...ProblemSchema.properties,
  failed: Type.Optional(Type.Array(ReadinessSchema)),
});
