import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';
import type { paths as AuthPaths } from '@vidyapath/service-kit/clients/auth';
import type { paths as CataloguePaths } from '@vidyapath/service-kit/clients/catalogue';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { ServiceServer } from '@vidyapath/service-kit/http/service-app';
import { type CommerceSettings, commerceSettings, type Seller } from '../config';
import { type CommerceContext, type ContextOptions, createContext } from '../context';

/** Catalogue and auth, whose feeds are empty. */
export const silent: ServiceLink = {
  baseUrl: 'http://localhost',
  send: async () => Response.json({ items: [], next: '', more: false }),
};

export const settingsOf = (seller: Seller): CommerceSettings => ({
  ...commerceSettings({}, 'test'),
  SELLER_NAME: seller.name,
  SELLER_ADDRESS: seller.address,
  SELLER_STATE: seller.state,
  GST_RATE_PERCENT: seller.ratePercent,
  ...(seller.gstin !== null && { SELLER_GSTIN: seller.gstin }),
});

/** What modules work with on these tables, without payments and other services where a test does not give them. */
export function createTestContext(
  app: ServiceServer,
  db: Database,
  options: Partial<ContextOptions> & { catalogueLink?: ServiceLink } = {},
): CommerceContext {
  const { catalogueLink = silent, ...given } = options;
  const caller = createTestCaller(app, 'courses:read users:read');
  return createContext(app, {
    db,
    settings: commerceSettings({}, 'test'),
    mail: { APP_NAME: 'Vidyapath', DATA_DIR: join(tmpdir(), 'vidyapath-commerce-tests') },
    payments: null,
    catalogue: caller.clientOf<CataloguePaths>('catalogue', catalogueLink),
    auth: caller.clientOf<AuthPaths>('auth', silent),
    ...given,
  });
}
