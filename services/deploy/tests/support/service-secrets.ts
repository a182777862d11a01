import type { Owner } from '@vidyapath/platform/edge-policy/paths';
import { serviceScopes } from '@vidyapath/platform/service-scopes';

const secretOf = (name: string): string => `secret-of-${name}-in-tests-only`.padEnd(32, '-');

/** The services' secrets, for auth and for the services themselves. */
export function secretsFor(owner: Owner): Record<string, string> {
  if (owner === 'pages') return {};
  const lessons: Record<string, string> =
    owner === 'catalogue' || owner === 'media' ? { LESSON_LINK_SECRET: secretOf('lessons') } : {};
  if (owner !== 'auth') return { SERVICE_SECRET: secretOf(owner), ...lessons };
  const clients = Object.entries(serviceScopes).map(([id, scopes]) => ({ id, secret: secretOf(id), scopes }));
  return { SERVICE_CLIENTS: JSON.stringify(clients) };
}
