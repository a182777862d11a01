import { limits } from '@vidyapath/http/limits';
import { type TSchema, Type } from 'typebox';
import { numberedCursorPattern } from './changes.repository';

/** A page of changes, or the current records of `ids`. */
export const FeedQuerySchema = Type.Object({
  after: Type.Optional(
    Type.String({ maxLength: 60, pattern: numberedCursorPattern, description: '`next` of the page before' }),
  ),
  ids: Type.Optional(
    Type.String({
      pattern: '^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,99}$',
      description: '1 to 100 ids, separated by commas; those that never were are left out',
    }),
  ),
});

export const feedPageSchema = <Item extends TSchema>(item: Item) =>
  Type.Object({ items: Type.Array(item), next: Type.String(), more: Type.Boolean() });

export const idsOf = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((id) => id <= limits.id.max);
