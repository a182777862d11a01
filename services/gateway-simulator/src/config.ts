import { commonVariables, loadConfig, OperatorError, portVariable } from '@vidyapath/service-kit/process/config';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/value';
import { type Hostile, HostileSchema } from './modules/control/settings.schema';

const secret = { pattern: '^[\\x21-\\x7e]{8,200}$', takes: '8 to 200 visible characters', secret: true };

const schema = Type.Object({
  ...commonVariables,
  PORT: portVariable(4320),
  RAZORPAY_KEY_ID: Type.String({
    pattern: '^rzp_test_[A-Za-z0-9]{1,40}$',
    default: 'rzp_test_simulated',
    takes: 'a key id that begins with rzp_test_',
  }),
  RAZORPAY_KEY_SECRET: Type.String(secret),
  RAZORPAY_WEBHOOK_SECRET: Type.String(secret),
  WEBHOOK_URL: Type.String({
    pattern: '^https?://[^\\s]+$',
    takes: "the shop's address for webhooks such as http://127.0.0.1:4305/api/commerce/webhooks/razorpay",
  }),
  HOSTILE: Type.Optional(Type.String({ maxLength: 4_000, takes: 'settings as JSON of at most 4000 characters' })),
});

export type SimulatorConfig = Readonly<Static<typeof schema>>;

export function readConfig(env: Record<string, string | undefined>): SimulatorConfig {
  return loadConfig(schema, env);
}

/** The checked value of `HOSTILE`. */
export function hostileOf({ HOSTILE }: Pick<SimulatorConfig, 'HOSTILE'>): Hostile | undefined {
  if (HOSTILE === undefined) return undefined;
  const settings = parsed(HOSTILE);
  if (!Check(HostileSchema, settings))
    throw new OperatorError(["HOSTILE: takes settings as JSON, see the simulator's README, got something else"]);
  return settings;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
