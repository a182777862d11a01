/** The parts of an address that Staff sees: its first letter and its domain. */
export const cutEmail = (email: string): string => email.replace(/^(.).*@/su, '$1•••@');

/** The same of the column, in SQL. */
export const cutEmailSql = "regexp_replace(email, '^(.).*@', '\\1•••@')";

/** The text that Staff may search, written as in its index: without the hidden part, so that it cannot be guessed. */
export const cutTextSql = `(id::text || chr(31) || name || chr(31) || ${cutEmailSql} || chr(31) || role)`;
