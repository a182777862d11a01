import type { ServiceName } from './edge-policy/paths';

/** What each service may ask of the others. In processes of their own `SERVICE_CLIENTS` of auth says the same. */
export const serviceScopes: Readonly<Record<Exclude<ServiceName, 'auth'>, readonly string[]>> = {
  catalogue: ['sessions:read', 'events:write', 'courses:withdraw', 'access:read'],
  commerce: ['sessions:read', 'events:write', 'courses:read', 'users:read'],
  media: ['sessions:read'],
  support: ['sessions:read', 'users:read', 'courses:read', 'access:read', 'orders:read', 'grants:read'],
  learning: ['sessions:read', 'events:write', 'courses:read', 'access:read', 'grants:read', 'users:read'],
};
