import type { Owner } from '@vidyapath/platform/edge-policy/paths';
import { admin } from './api';
import { bucket } from './backing';
import { secretsFor } from './service-secrets';

export interface Addresses {
  edge: string;
  /** Of auth, past the edge: where services find it. */
  auth: string;
  commerce: string;
  database: string;
  redis: string;
  store: string;
  /** Folder with signing keys and releases. */
  data: string;
}

/** What the image of a service runs. */
export const programOf = (owner: Owner): string =>
  owner === 'pages' ? 'services/platform/dist/pages.js' : `services/${owner}/dist/server.js`;

/** The environment of one replica; nothing is taken over from whoever runs the tests. */
export function environmentOf(
  owner: Owner,
  { edge, auth, commerce, database, redis, store, data }: Addresses,
): Record<string, string> {
  const common = { TRUST_PROXY: '127.0.0.1', NODE_ENV: 'production' };
  const counted = { ...common, REDIS_URL: redis, RATE_LIMIT_PER_MINUTE: '100000' };
  const stored = { ...counted, DATABASE_URL: database };
  const plain = { ...stored, AUTH_URL: auth };
  const own: Partial<Record<Owner, Record<string, string>>> = {
    auth: { ...stored, DATA_DIR: data, PUBLIC_URL: edge, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    media: {
      ...plain,
      S3_ENDPOINT: store,
      S3_BUCKET: bucket.name,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    catalogue: { ...plain, MEDIA_URL: edge, COMMERCE_URL: commerce },
    pages: { ...counted, DATA_DIR: data },
  };
  return { ...(own[owner] ?? plain), ...secretsFor(owner) };
}
