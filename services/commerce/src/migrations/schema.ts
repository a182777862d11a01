/** What commerce needs of its database; for `prepareDatabase`. */
export const commerceSchema = {
  schema: 'commerce',
  role: 'vidyapath_commerce',
  extensions: ['pg_trgm'],
  jobs: true,
} as const;
