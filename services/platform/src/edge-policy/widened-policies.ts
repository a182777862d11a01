/** Sources that a document may use in addition to those of all documents. */
export interface Widening {
  sources: Readonly<Partial<Record<'script-src' | 'frame-src' | 'connect-src', readonly string[]>>>;
  /** For pop-ups that the document opens. */
  openerPolicy?: 'same-origin-allow-popups';
}

/** The payment gateway; the variables of commerce. */
export interface PaymentSettings {
  PAYMENTS?: string | undefined;
  RAZORPAY_CHECKOUT_URL?: string | undefined;
}

/** The only addresses with a widened policy. A browser keeps the policy of the document, so they are entered and left by a full page load. */
export const widenedPaths = ['/checkout'] as const;
export type Widenings = Readonly<Partial<Record<string, Widening>>>;

const gatewayOrigin = 'https://checkout.razorpay.com';
const gateway: Widening = {
  sources: {
    'script-src': [gatewayOrigin, 'https://cdn.razorpay.com', 'https://checkout-static-next.razorpay.com'],
    'frame-src': ['https://api.razorpay.com', gatewayOrigin],
    'connect-src': [
      'https://api.razorpay.com',
      'https://lumberjack.razorpay.com',
      'https://lumberjack-cx.razorpay.com',
    ],
  },
  openerPolicy: 'same-origin-allow-popups',
};

/** Its script and its frame come from this origin. */
const simulated: Widening = { sources: { 'frame-src': ["'self'"] } };

/** The additional sources for the document of each of {@link widenedPaths}. */
export function wideningsFor({ PAYMENTS = 'off', RAZORPAY_CHECKOUT_URL }: PaymentSettings): Widenings {
  if (PAYMENTS === 'simulated') return { '/checkout': simulated };
  if (PAYMENTS !== 'razorpay') return {};
  const origin = RAZORPAY_CHECKOUT_URL ? new URL(RAZORPAY_CHECKOUT_URL).origin : gatewayOrigin;
  return { '/checkout': origin === gatewayOrigin ? gateway : likeTheGateway(origin) };
}

/** A server for tests that answers like the gateway. */
const likeTheGateway = (origin: string): Widening => ({
  sources: { 'script-src': [origin], 'frame-src': [origin], 'connect-src': [origin] },
  openerPolicy: 'same-origin-allow-popups',
});
