import { Type, type Static } from 'typebox';

/** Languages in which the platform writes to people. */
export const LocaleSchema = Type.Union([Type.Literal('en'), Type.Literal('hi')]);
export type Locale = Static<typeof LocaleSchema>;
