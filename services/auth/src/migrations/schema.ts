/** Auth's schema, for `ensureSchema`. */
export const authSchema = { schema: 'auth', role: 'vidyapath_auth', extensions: ['pg_trgm'], jobs: true } as const;
