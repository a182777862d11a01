import { isGstin, stateOfGstin } from '@vidyapath/http/gstin';
import { officeAddress } from '@vidyapath/http/office';
import { type StateCode, stateCodes } from '@vidyapath/http/state-codes';
import { mailVariables } from '@vidyapath/service-kit/domain/mail/mail-settings';
import {
  commonVariables,
  loadConfig,
  OperatorError,
  portVariable,
  tokenVariables,
} from '@vidyapath/service-kit/process/config';
import { type Static, type TObject, Type } from 'typebox';

/** Whom orders are bought from and how they are paid; the same under `npm start` and in a process of its own. */
export const commerceVariables = {
  PAYMENTS: Type.String({ pattern: '^(razorpay|simulated|off)$', default: 'off', takes: 'razorpay, simulated or off' }),
  RAZORPAY_KEY_ID: Type.Optional(
    Type.String({ pattern: '^rzp_[A-Za-z0-9_]{4,60}$', takes: 'a key id such as rzp_test_…' }),
  ),
  RAZORPAY_KEY_SECRET: Type.Optional(Type.String({ minLength: 8, takes: 'the secret of the key', secret: true })),
  RAZORPAY_WEBHOOK_SECRET: Type.Optional(
    Type.String({
      minLength: 8,
      takes: 'the secret of the webhook; during a change the new and the old one, separated by a comma',
      secret: true,
    }),
  ),
  RAZORPAY_API_URL: Type.String({
    pattern: '^https?://[^\\s?#@]+$',
    default: 'https://api.razorpay.com',
    takes: 'an address',
  }),
  RAZORPAY_CHECKOUT_URL: Type.String({
    pattern: '^https?://[^\\s?#@]+$',
    default: 'https://checkout.razorpay.com/v1/checkout.js',
    takes: 'an address',
  }),
  ALLOW_TEST_GATEWAY: Type.String({ pattern: '^(true|false)$', default: 'false', takes: 'true or false' }),
  SELLER_NAME: Type.String({ minLength: 1, maxLength: 100, default: 'Vidyapath Learning (demo)', takes: 'a name' }),
  SELLER_ADDRESS: Type.String({
    minLength: 1,
    maxLength: 300,
    default: officeAddress.en,
    takes: 'an address',
  }),
  SELLER_STATE: Type.String({
    pattern: `^(${stateCodes.join('|')})$`,
    default: '21',
    takes: 'a two-digit GST state code',
  }),
  SELLER_GSTIN: Type.Optional(Type.String({ takes: 'a GSTIN with its check digit, of the state SELLER_STATE' })),
  GST_RATE_PERCENT: Type.Integer({ minimum: 0, maximum: 100, default: 18, takes: 'a percentage from 0 to 100' }),
  ORDER_TTL_SECONDS: Type.Integer({ minimum: 1, maximum: 604_800, default: 1_800, takes: 'a whole number of seconds' }),
};
export type CommerceSettings = Readonly<Static<TObject<typeof commerceVariables>>>;

/** Who sells, as documents print it; taxed only with a GSTIN. */
export interface Seller {
  name: string;
  address: string;
  state: StateCode;
  gstin: string | null;
  ratePercent: number;
}

export const sellerOf = (settings: CommerceSettings): Seller => ({
  name: settings.SELLER_NAME,
  address: settings.SELLER_ADDRESS,
  state: settings.SELLER_STATE as StateCode,
  gstin: settings.SELLER_GSTIN ?? null,
  ratePercent: settings.GST_RATE_PERCENT,
});

/** What is wrong with the settings together, one line each. */
export function contradictionsOf(settings: CommerceSettings, nodeEnv: string | undefined): string[] {
  const lines: string[] = [];
  const { PAYMENTS, SELLER_GSTIN, SELLER_STATE } = settings;
  const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
  if (PAYMENTS === 'razorpay')
    for (const name of keys)
      if (!settings[name]) lines.push(`${name}: takes a value with PAYMENTS=razorpay, got nothing`);
  if (nodeEnv === 'production') {
    if (PAYMENTS === 'simulated')
      lines.push('PAYMENTS: takes razorpay or off with NODE_ENV=production, got "simulated"');
    if (PAYMENTS === 'razorpay' && settings.ALLOW_TEST_GATEWAY !== 'true' && !isRealGateway(settings))
      lines.push('ALLOW_TEST_GATEWAY: takes true with another gateway address and NODE_ENV=production, got "false"');
  }
  if (SELLER_GSTIN && (!isGstin(SELLER_GSTIN) || stateOfGstin(SELLER_GSTIN) !== SELLER_STATE))
    lines.push(`SELLER_GSTIN: takes a GSTIN with its check digit, of the state ${SELLER_STATE}, got "${SELLER_GSTIN}"`);
  return lines;
}

/** Whether both addresses are the gateway's own. */
export const isRealGateway = ({ RAZORPAY_API_URL, RAZORPAY_CHECKOUT_URL }: CommerceSettings): boolean =>
  new URL(RAZORPAY_API_URL).host === 'api.razorpay.com' &&
  new URL(RAZORPAY_CHECKOUT_URL).host === 'checkout.razorpay.com';

const schema = Type.Object({
  ...commonVariables,
  ...tokenVariables,
  ...mailVariables,
  ...commerceVariables,
  CATALOGUE_URL: Type.String({
    default: 'http://127.0.0.1:4302',
    pattern: '^https?://[^\\s/?#@]+$',
    takes: "the catalogue's address such as http://127.0.0.1:4302",
  }),
  DATA_DIR: Type.String({ minLength: 1, default: '.data', takes: 'the path of a folder' }),
  PORT: portVariable(4305),
});
export type CommerceConfig = Readonly<Static<typeof schema>>;

/** The settings of commerce on a platform. @throws {OperatorError} with a line for each variable that is wrong */
export function commerceSettings(
  env: Record<string, string | undefined>,
  nodeEnv: string | undefined,
): CommerceSettings {
  const settings = loadConfig(Type.Object(commerceVariables), env);
  const lines = contradictionsOf(settings, nodeEnv);
  if (lines.length > 0) throw new OperatorError(lines);
  return settings;
}

/** @throws {OperatorError} with a line for each variable that is wrong */
export function readConfig(env: Record<string, string | undefined>): CommerceConfig {
  const config = loadConfig(schema, env);
  const lines = contradictionsOf(config, env.NODE_ENV);
  if (lines.length > 0) throw new OperatorError(lines);
  return config;
}
