/** What learning needs of its database; for `ensureSchema`. */
export const learningSchema = {
  schema: 'learning',
  role: 'vidyapath_learning',
  extensions: ['pg_trgm'],
  jobs: true,
} as const;
