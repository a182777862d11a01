import type { ServiceName } from './edge-policy/paths';

/** The scopes of each service at the others. In separate processes `SERVICE_CLIENTS` of auth has the same. */
export const serviceScopes: Readonly<Record<Exclude<ServiceName, 'auth'>, readonly string[]>> = {
  catalogue: ['sessions:read', 'events:write', 'courses:withdraw', 'access:read', 'reviews:read', 'errors:write'],
  commerce: ['sessions:read', 'events:write', 'courses:read', 'users:read', 'errors:write'],
  media: ['sessions:read', 'errors:write'],
  support: ['sessions:read', 'users:read', 'courses:read', 'access:read', 'orders:read', 'grants:read', 'errors:write'],
  learning: [
    'sessions:read',
    'events:write',
    'courses:read',
    'access:read',
    'grants:read',
    'users:read',
    'errors:write',
  ],
};
