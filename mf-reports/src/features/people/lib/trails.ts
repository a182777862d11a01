import { paths } from '@vidyapath/http/paths';

/** Audit trails that may name a person; `account`: what was done with the account, by anyone. */
export const trails = ['accounts', 'account', 'catalogue', 'media', 'sales', 'learning', 'desk'] as const;
export type Trail = (typeof trails)[number];

const trailPaths: Record<Trail, string> = {
  accounts: paths.authAudit,
  account: paths.authAudit,
  catalogue: paths.catalogueAudit,
  media: paths.mediaAudit,
  sales: paths.commerceAudit,
  learning: paths.learningAudit,
  desk: paths.supportAudit,
};

export const trailIn = (text: string): Trail => trails.find((known) => known === text) ?? 'accounts';

export const trailQuery = (trail: Trail, userId: number) => ({
  path: trailPaths[trail],
  ...(trail === 'account' ? { resource_type: 'user', resource_id: String(userId) } : { actor_id: userId }),
});
