import { Type, type Static } from 'typebox';
import { IdSchema, nullable } from './primitives';

/** One row a video, in module, then video sequence; a module without videos is one row with nulls. */
export const CourseProgressRowSchema = Type.Object({
  CourseName: Type.String(),
  CourseDescription: Type.String(),
  /** Empty: the English one is shown in Hindi too. */
  CourseNameHi: Type.String(),
  CourseDescriptionHi: Type.String(),
  ModuleId: Type.Integer(),
  ModuleSequenceNo: Type.Integer(),
  ModuleName: Type.String(),
  ModuleDescription: Type.String(),
  VideoId: nullable(Type.Integer()),
  VideoTitle: nullable(Type.String()),
  /** The address of a file of this platform is signed and expires; the next answer has another. */
  VideoUrl: nullable(Type.String()),
  DurationInSeconds: nullable(Type.Integer()),
  /** Only Staff sees lessons that are not. */
  IsPublished: nullable(Type.Boolean()),
});
export type CourseProgressRow = Static<typeof CourseProgressRowSchema>;

export const CourseProgressQuerySchema = Type.Object(
  {
    course_id: IdSchema,
    /** Staff gets what a buyer would get. */
    as: Type.Optional(Type.Literal('learner')),
  },
  { additionalProperties: false },
);
export type CourseProgressQuery = Static<typeof CourseProgressQuerySchema>;
