/** What media needs of its database; for `ensureSchema`. */
export const mediaSchema = { schema: 'media', role: 'vidyapath_media', extensions: ['pg_trgm'] } as const;
