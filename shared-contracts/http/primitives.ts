import { type TSchema, Type } from 'typebox';
import { urlOrMediaPathPattern } from './address-patterns';
import { limits } from './limits';
import { uuidPattern } from './uuid';

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** One of a list of texts. */
export const oneOf = <const Text extends string>(texts: readonly Text[]) =>
  Type.Unsafe<Text>({ type: 'string', enum: [...texts] });

/** A row's id: a positive 32-bit integer. */
export const IdSchema = Type.Integer({ minimum: 1, maximum: limits.id.max });

/** `0` stands for "all" in a list filter. */
export const IdFilterSchema = Type.Integer({ minimum: 0, maximum: limits.id.max });

export const IdParamsSchema = Type.Object({ id: IdSchema });

/** A UUID that a caller sends. */
export const UuidSchema = Type.String({ pattern: `^${uuidPattern}$` });

export const UuidParamsSchema = Type.Object({ id: UuidSchema });

/**
 * A visible character: no white space, no control character, no invisible one (joiners, marks of direction,
 * variation selectors, tags, Hangul fillers, the blank Braille pattern). A text may have those beside visible ones.
 */
const visiblePattern = '[^\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800]';

/** A string with a visible character. */
export const requiredText = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: visiblePattern });

export const optionalText = (maxLength: number) => Type.String({ maxLength });

/** Empty, or a string with a visible character. */
export const emptyOrVisibleText = (maxLength: number) => Type.String({ maxLength, pattern: `^$|${visiblePattern}` });

export const UrlOrMediaPathSchema = Type.String({
  minLength: 1,
  maxLength: limits.url.max,
  pattern: urlOrMediaPathPattern,
});

/** A time in a request, RFC 3339 with an offset. The server also checks that the day exists. */
export const SentTimeSchema = Type.String({
  format: 'date-time',
  pattern:
    '^2[0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]{1,9})?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$',
  description: 'RFC 3339',
});

export const StatusSchema = Type.Union([Type.Literal('Active'), Type.Literal('Inactive')]);

/** Rupees. The catalogue's course-fields.ts checks the decimals: multipleOf fails for binary fractions. */
export const PriceSchema = Type.Number({
  minimum: limits.course.priceMin,
  maximum: limits.course.priceMax,
});
