import { Type, type Static } from 'typebox';
import { IdSchema, nullable } from './primitives';

/** One row a video, in module, then video sequence; a module without videos is one row with nulls. */
export const CourseProgressRowSchema = Type.Object({
  CourseName: Type.String(),
  CourseDescription: Type.String(),
  ModuleId: Type.Integer(),
  ModuleSequenceNo: Type.Integer(),
  ModuleName: Type.String(),
  ModuleDescription: Type.String(),
  VideoId: nullable(Type.Integer()),
  VideoTitle: nullable(Type.String()),
  /** The address of a file of this platform is signed and expires; the next answer has another. */
  VideoUrl: nullable(Type.String()),
  DurationInSeconds: nullable(Type.Integer()),
});
export type CourseProgressRow = Static<typeof CourseProgressRowSchema>;

export const CourseProgressQuerySchema = Type.Object({ course_id: IdSchema }, { additionalProperties: false });
export type CourseProgressQuery = Static<typeof CourseProgressQuerySchema>;
