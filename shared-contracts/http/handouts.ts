import { type Static, Type } from 'typebox';
import { limits } from './limits';
import { IdSchema, requiredText } from './primitives';

/** The files of lessons that learners save, and nothing else. */
export const handoutPathPrefix = '/media/handouts/';

export const HandoutIdSchema = Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

const fields = { file_id: Type.String({ format: 'uuid' }), title: Type.String(), size_bytes: Type.Integer() };

/** A PDF of a lesson. It never changes. */
export const HandoutSchema = Type.Object(fields);
export type Handout = Static<typeof HandoutSchema>;

/** With its address, which this browser may open for 10 minutes. */
export const OpenHandoutSchema = Type.Object({ ...fields, url: Type.String() });
export type OpenHandout = Static<typeof OpenHandoutSchema>;

export const HandoutTitleSchema = requiredText(limits.handout.titleMax);

export const HandoutParamsSchema = Type.Object({ id: IdSchema, file_id: HandoutIdSchema });
export type HandoutParams = Static<typeof HandoutParamsSchema>;
