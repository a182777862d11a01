import { wideningsFor } from '../edge-policy/widened-policies';
import { createPlatformUnderTest } from '../testing/platform-under-test';

type Platform = Awaited<ReturnType<typeof createPlatformUnderTest>>;
const opened: Platform[] = [];
afterAll(() => Promise.all(opened.map((platform) => platform.close())));

/** A platform with screens at `paths` and these payments. */
async function withPayments(payments: Parameters<typeof wideningsFor>[0]) {
  const platform = await createPlatformUnderTest(undefined, [], undefined, wideningsFor(payments));
  opened.push(platform);
  return async (url: string) => {
    const { headers } = await platform.app.inject({ url, headers: { accept: 'text/html' } });
    const policy = String(headers['content-security-policy']).split(';');
    const sourcesOf = (name: string) => policy.find((one) => one.startsWith(`${name} `))?.split(' ') ?? [];
    return { sourcesOf, policy: policy.join(';'), opener: headers['cross-origin-opener-policy'] };
  };
}

test('with the gateway the document at /checkout may use it, and no other', async () => {
  const open = await withPayments({ PAYMENTS: 'razorpay' });
  for (const url of ['/checkout', '/checkout/', '/checkout?order=1']) {
    const { sourcesOf, opener } = await open(url);
    expect(sourcesOf('script-src')).toEqual(
      expect.arrayContaining([
        "'self'",
        'https://checkout.razorpay.com',
        'https://cdn.razorpay.com',
        'https://checkout-static-next.razorpay.com',
      ]),
    );
    expect(sourcesOf('script-src').join(' ')).not.toContain('unsafe');
    expect(sourcesOf('frame-src')).toEqual(expect.arrayContaining(['https://api.razorpay.com']));
    expect(sourcesOf('connect-src')).toEqual(expect.arrayContaining(['https://lumberjack.razorpay.com']));
    expect(opener).toBe('same-origin-allow-popups');
  }
  const others = ['/', '/login', '/checkout/1', '/checkouts', '/Checkout', '/nowhere', '/remotes.json', '/checkout.js'];
  for (const url of others) {
    const { policy, opener } = await open(url);
    expect([url, policy.includes('razorpay'), opener]).toEqual([url, false, 'same-origin']);
  }
});

test('with the simulated gateway its frame is allowed, and nothing else', async () => {
  const open = await withPayments({ PAYMENTS: 'simulated' });
  const checkout = await open('/checkout');
  const plain = await open('/login');
  expect(checkout.sourcesOf('frame-src')).toEqual([...plain.sourcesOf('frame-src'), "'self'"]);
  for (const name of ['script-src', 'connect-src', 'img-src'])
    expect(checkout.sourcesOf(name)).toEqual(plain.sourcesOf(name));
  expect(checkout.opener).toBe('same-origin');
});

test('a server that answers like the gateway is allowed by its origin', async () => {
  const RAZORPAY_CHECKOUT_URL = 'http://127.0.0.1:4999/checkout.js';
  const { sourcesOf } = await (await withPayments({ PAYMENTS: 'razorpay', RAZORPAY_CHECKOUT_URL }))('/checkout');
  for (const name of ['script-src', 'frame-src', 'connect-src'])
    expect(sourcesOf(name)).toContain('http://127.0.0.1:4999');
});

test.each([{ PAYMENTS: 'off' }, {}])('without payments (%j) it is a page like the others', async (payments) => {
  const open = await withPayments(payments);
  expect((await open('/checkout')).policy).toBe((await open('/login')).policy);
});
