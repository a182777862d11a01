/** Words that PostgreSQL (`pg_get_keywords()`, categories R and T) does not accept as a schema's name. */
export const sqlWords = new Set(
  `all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate collation column concurrently constraint create cross current
  default deferrable desc distinct do else end except false fetch for foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral
  leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps placing primary references returning right select session some
  similar symmetric system table tablesample then to trailing true union unique user using variadic verbose when where window with`.split(
    /\s+/,
  ),
);
