import { Type, type Static } from 'typebox';

/** What is checked before a course is published, in the order in which it is shown. */
export const readinessChecks = [
  'name',
  'description',
  'info',
  'introduction',
  'category',
  /** A lesson that counts. */
  'lesson',
  'banner',
  /** Each lesson has a file that plays, or an address. */
  'files',
  /** Each module has a lesson. */
  'modules',
  'captions',
  'price',
] as const;
export type ReadinessCheck = (typeof readinessChecks)[number];

export const ReadinessSchema = Type.Object({
  check: Type.Unsafe<ReadinessCheck>({ type: 'string', enum: [...readinessChecks] }),
  ok: Type.Boolean(),
  /** Without it the course is not published; the others are advice. */
  required: Type.Boolean(),
  /** For logs and other clients; screens have words of their own. */
  detail: Type.String(),
  /** The lessons that are meant. */
  video_ids: Type.Array(Type.Integer()),
});
export type Readiness = Static<typeof ReadinessSchema>;

/** Without a time, or with one that is past: at once. */
export const PublishBodySchema = Type.Object(
  { publish_at: Type.Optional(Type.String({ format: 'date-time' })) },
  { additionalProperties: false },
);
export type PublishBody = Static<typeof PublishBodySchema>;
