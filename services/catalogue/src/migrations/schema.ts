/** The schema, role and extension of catalogue; for `ensureSchema`. */
export const catalogueSchema = {
  schema: 'catalogue',
  role: 'vidyapath_catalogue',
  extensions: ['pg_trgm'],
  jobs: true,
} as const;
