/** Knex cannot infer the rows of a composed query; a repository states their type here once. */
export async function rowsOf<Row>(query: PromiseLike<unknown>): Promise<Row[]> {
  return (await query) as Row[];
}

export async function firstOf<Row>(query: PromiseLike<unknown>): Promise<Row | undefined> {
  return (await query) as Row | undefined;
}

/** The row that an `insert` or `update … returning` of one row gives back. */
export async function storedRow<Row>(query: PromiseLike<unknown>): Promise<Row> {
  const [row] = await rowsOf<Row>(query);
  if (row === undefined) throw new Error('The row was not stored.');
  return row;
}
