/** The schema, role and extension of media; for `ensureSchema`. */
export const mediaSchema = { schema: 'media', role: 'vidyapath_media', extensions: ['pg_trgm'], jobs: true } as const;
