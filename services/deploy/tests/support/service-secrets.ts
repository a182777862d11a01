import { type Owner, serviceNames } from '@vidyapath/platform/edge-policy/paths';

const secretOf = (name: string): string => `secret-of-${name}-in-tests-only`.padEnd(32, '-');
const callers = serviceNames.filter((name) => name !== 'auth');

/** What auth has to know of the others, and they of themselves. */
export function secretsFor(owner: Owner): Record<string, string> {
  if (owner === 'pages') return {};
  if (owner !== 'auth') return { SERVICE_SECRET: secretOf(owner) };
  const clients = callers.map((id) => ({ id, secret: secretOf(id), scopes: ['sessions:read'] }));
  return { SERVICE_CLIENTS: JSON.stringify(clients) };
}
