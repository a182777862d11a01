import fc from 'fast-check';

type Value = string | number | boolean;

/** The expected answer of a list, for rows in memory. */
export interface ListModel<Row> {
  /** The texts of a row in which `q` is searched. */
  texts: (row: Row) => readonly string[];
  /** The value by which a row is sorted, for each field; texts in lower case. */
  keys: Readonly<Record<string, (row: Row) => Value>>;
  id: (row: Row) => number;
  /** The order without `sort`. */
  standard: (one: Row, other: Row) => number;
}

export interface RandomQuery {
  q: string | undefined;
  field: string | undefined;
  direction: 'asc' | 'desc';
  limit: number | undefined;
  offset: number | undefined;
}

/** Case by code point, as databases fold it; accents composed, as they are seen. */
const folded = (text: string) => [...text.normalize('NFC')].map((one) => one.toLowerCase()).join('');
const compare = (one: Value, other: Value) => Number(one > other) - Number(one < other);

/** The rows of the page, and how many match. */
export function modelOf<Row>(
  model: ListModel<Row>,
  rows: readonly Row[],
  query: RandomQuery,
): { page: Row[]; total: number } {
  const { q = '', field, direction, limit, offset = 0 } = query;
  const matching = rows.filter((row) => model.texts(row).some((text) => folded(text).includes(folded(q))));
  const key = field === undefined ? undefined : model.keys[field];
  const byKey = (one: Row, other: Row) =>
    key ? compare(key(one), key(other)) || compare(model.id(one), model.id(other)) : model.standard(one, other);
  const sorted = matching.toSorted((one, other) =>
    key && direction === 'desc' ? -byKey(one, other) : byKey(one, other),
  );
  return { page: sorted.slice(offset, limit === undefined ? undefined : offset + limit), total: matching.length };
}

export function addressOf(path: string, { q, field, direction, limit, offset }: RandomQuery): string {
  const query = Object.entries({ q, sort: field && `${field}:${direction}`, limit, offset })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return `${path}?${query.join('&')}`;
}

/** Searches for a part of a row's text, in another case, for special characters of patterns, and for a text that no row has. */
export function randomQuery<Row>({ texts, keys }: ListModel<Row>, rows: readonly Row[]): fc.Arbitrary<RandomQuery> {
  const found = fc
    .tuple(fc.constantFrom(...rows.flatMap(texts)), fc.nat(6), fc.integer({ min: 1, max: 8 }))
    .map(([text, from, size]) => {
      const points = [...text];
      return points
        .slice(from % Math.max(1, points.length))
        .slice(0, size)
        .join('');
    });
  const q = fc.oneof(
    found,
    found.map((one) => one.toUpperCase()),
    fc.constantFrom('%', '_', '\\', '\\%', "'", '%%', 'zzz', ' ', '-'),
  );
  return fc.record({
    q: fc.option(q, { nil: undefined }),
    field: fc.option(fc.constantFrom(...Object.keys(keys)), { nil: undefined }),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
    limit: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    offset: fc.option(fc.nat(12), { nil: undefined }),
  });
}
