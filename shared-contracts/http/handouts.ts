import { type Static, Type } from 'typebox';
import { lessonLimits } from './lesson-limits';
import { IdSchema, requiredText, UuidSchema } from './primitives';

/** The files of lessons that learners save, and nothing else. */
export const handoutPathPrefix = '/media/handouts/';

const fields = { file_id: Type.String({ format: 'uuid' }), title: Type.String(), size_bytes: Type.Integer() };

/** A PDF of a lesson. It never changes. */
export const HandoutSchema = Type.Object(fields);
export type Handout = Static<typeof HandoutSchema>;

/** With its address, which this browser may open for 10 minutes. */
export const OpenHandoutSchema = Type.Object({ ...fields, url: Type.String() });
export type OpenHandout = Static<typeof OpenHandoutSchema>;

export const HandoutTitleSchema = requiredText(lessonLimits.handout.titleMax);

export const HandoutParamsSchema = Type.Object({ id: IdSchema, file_id: UuidSchema });
export type HandoutParams = Static<typeof HandoutParamsSchema>;
