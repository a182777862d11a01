import type { Owner } from '@vidyapath/platform/edge-policy/paths';
import { admin } from './api';
import { bucket } from './backing';
import { serviceUrl } from './database-logins';
import { secretsFor } from './service-secrets';

export interface Addresses {
  edge: string;
  /** Addresses by which services reach each other, without the edge. */
  services: Readonly<Record<Owner, string>>;
  database: string;
  redis: string;
  store: string;
  /** Folder with signing keys and releases. */
  data: string;
}

/** The command of a service's image. */
export const programOf = (owner: Owner): string =>
  owner === 'pages' ? 'services/platform/dist/pages.js' : `services/${owner}/dist/server.js`;

/** The environment of one replica, without the environment of the tests. */
export function environmentOf(
  owner: Owner,
  { edge, services, database, redis, store, data }: Addresses,
): Record<string, string> {
  const common = { TRUST_PROXY: '127.0.0.1', NODE_ENV: 'production' };
  const counted = { ...common, REDIS_URL: redis, RATE_LIMIT_PER_MINUTE: '100000' };
  const stored = { ...counted, DATABASE_URL: serviceUrl(database, owner) };
  const { auth, catalogue, commerce, learning, media, pages, support } = services;
  const found = {
    AUTH_URL: auth,
    CATALOGUE_URL: catalogue,
    COMMERCE_URL: commerce,
    LEARNING_URL: learning,
    MEDIA_URL: media,
    PAGES_URL: pages,
  };
  const plain = { ...stored, ...found };
  const own: Partial<Record<Owner, Record<string, string>>> = {
    auth: {
      ...stored,
      DATA_DIR: data,
      PUBLIC_URL: edge,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    learning: { ...plain, DATA_DIR: data, PUBLIC_URL: edge },
    media: {
      ...plain,
      S3_ENDPOINT: store,
      S3_BUCKET: bucket.name,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    },
    pages: { ...counted, ...found, DATA_DIR: data, SUPPORT_URL: support, PUBLIC_URL: edge },
  };
  return { ...(own[owner] ?? plain), ...secretsFor(owner) };
}
