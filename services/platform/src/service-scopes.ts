import type { ServiceName } from './edge-policy/paths';

/** The scopes of each service at the others. In separate processes `SERVICE_CLIENTS` of auth has the same. */
export const serviceScopes: Readonly<Record<Exclude<ServiceName, 'auth'>, readonly string[]>> = {
  catalogue: [
    'sessions:read',
    'learning-log:read',
    'media-log:read',
    'handouts:write',
    'courses:withdraw',
    'access:read',
    'errors:write',
  ],
  commerce: ['sessions:read', 'auth-log:read', 'catalogue-log:read', 'courses:read', 'users:read', 'errors:write'],
  media: ['sessions:read', 'catalogue-log:read', 'courses:read', 'errors:write'],
  support: [
    'sessions:read',
    'auth-log:read',
    'catalogue-log:read',
    'commerce-log:read',
    'learning-log:read',
    'media-log:read',
    'users:read',
    'courses:read',
    'access:read',
    'orders:read',
    'errors:write',
  ],
  learning: [
    'sessions:read',
    'auth-log:read',
    'catalogue-log:read',
    'commerce-log:read',
    'courses:read',
    'access:read',
    'users:read',
    'errors:write',
  ],
};
