/** What support needs of its database; for `ensureSchema`. */
export const supportSchema = { schema: 'support', role: 'vidyapath_support', extensions: ['pg_trgm'] } as const;
