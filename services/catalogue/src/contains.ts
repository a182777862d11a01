import { whereContains } from '@vidyapath/service-kit/list-query';
import type { Knex } from 'knex';

/** Narrows to the rows whose normalised text expression contains `text`. */
export function whereText(builder: Knex.QueryBuilder, expressions: readonly string[], text: string | undefined): Knex.QueryBuilder {
  return text ? whereContains(builder, expressions, text.normalize('NFC')) : builder;
}
