/** What support needs of its database; for `prepareDatabase`. */
export const supportSchema = {
  schema: 'support',
  role: 'vidyapath_support',
  extensions: ['pg_trgm'],
  jobs: true,
} as const;
