import { Type } from 'typebox';
import { limits } from './limits';

/** Query parameters that every list takes; `sort` is `<field>:asc|desc` of one of `sortable`. */
export function listQueryProperties<const Field extends string>(sortable: readonly Field[]) {
  const orders = sortable.flatMap((field) => [`${field}:asc`, `${field}:desc`] as const);
  return {
    q: Type.Optional(Type.String({ maxLength: limits.list.queryMax })),
    sort: Type.Optional(Type.Unsafe<`${Field}:${'asc' | 'desc'}`>({ type: 'string', enum: orders })),
    limit: Type.Optional(Type.Integer({ minimum: limits.list.limitMin, maximum: limits.list.limitMax })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.list.offsetMax })),
  };
}

/** Query parameters of a list endpoint besides its own filters. */
export interface ListQuery<Field extends string = string> {
  /** Literal substring, case-insensitive. */
  q?: string;
  sort?: `${Field}:${'asc' | 'desc'}`;
  limit?: number;
  offset?: number;
}
