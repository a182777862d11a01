/** What Staff sees of an address: its first letter and its domain. */
export const cutEmail = (email: string): string => email.replace(/^(.).*@/su, '$1•••@');

/** The same of the column, in SQL. */
export const cutEmailSql = "regexp_replace(email, '^(.).*@', '\\1•••@')";

/** What Staff may search, written as in the index that serves it: nothing of the hidden part, not even by guessing at it. */
export const cutTextSql = `(id::text || chr(31) || name || chr(31) || ${cutEmailSql} || chr(31) || role)`;
