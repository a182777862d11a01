import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { commercePlugin, commerceSettings, gatewayAccountOf } from '../app';
import type { paths as AuthPaths } from '@vidyapath/service-kit/clients/auth';
import type { paths as CataloguePaths } from '@vidyapath/service-kit/clients/catalogue';
import { keys, startGateway } from '../lib/gateway/start-gateway.fixture';
import { openOffersDatabase, type Person } from './offers-fixture';
import { silent } from './test-context';

/** The whole service on a database of its own, paid at the simulated gateway, without a listening port. */
export async function startTestCommerce() {
  const folder = await mkdtemp(join(tmpdir(), 'vidyapath-commerce-'));
  const [{ db, drop }, gateway] = await Promise.all([openOffersDatabase(), startGateway()]);
  await gateway.makeHostile({ webhooks: { copies: 0 } });
  const tokens = createTestTokens();
  const app = await createTestServer('commerce');
  const caller = createTestCaller(app, 'courses:read users:read', tokens);
  const settings = commerceSettings(
    {
      PAYMENTS: 'simulated',
      RAZORPAY_KEY_ID: keys.keyId,
      RAZORPAY_KEY_SECRET: keys.keySecret,
      RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
      RAZORPAY_API_URL: gateway.baseUrl,
    },
    'test',
  );
  await app.register(commercePlugin, {
    db,
    tokens,
    settings,
    mail: { APP_NAME: 'Vidyapath', DATA_DIR: folder },
    payments: gatewayAccountOf(settings),
    catalogue: caller.clientOf<CataloguePaths>('catalogue', silent),
    auth: caller.clientOf<AuthPaths>('auth', silent),
  });
  await app.ready();

  return {
    app,
    db,
    tokens,
    gateway,
    send: (method: 'POST' | 'PUT', url: string, payload: object, { id, role = 'User' }: Person) =>
      app.inject({
        method,
        url,
        payload,
        headers: { authorization: `Bearer ${tokens.signToken({ id, role })}` },
      }),
    /** What the checkout of the gateway hands to the page. */
    signatureOf: (gatewayOrderId: string, paymentId: string): string =>
      createHmac('sha256', keys.keySecret).update(`${gatewayOrderId}|${paymentId}`).digest('hex'),
    stop: async () => {
      await app.close();
      await Promise.all([drop(), gateway.stop(), rm(folder, { recursive: true })]);
    },
  };
}

export type TestCommerce = Awaited<ReturnType<typeof startTestCommerce>>;
