import { resolve } from 'node:path';
import { OperatorError } from '@vidyapath/service-kit/process/config';
import { codeOrigins } from './front-end/code-origins';
import type { PlatformConfig } from './platform-config';
import { releaseName } from './release-name';

interface Variable {
  /** Completes "NAME: takes …" */
  takes: string;
  shape?: RegExp;
  /** Makes it a whole number */
  range?: [number, number];
  fallback?: string;
  /** Its value is never printed */
  secret?: boolean;
}

/** The rule of shared-contracts/http/account-patterns.ts, which cannot be imported before the install. */
const joiner =
  '(?<=[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}])[\\u200C\\u200D](?=[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}])';
const emailAddress = new RegExp(
  `^(?=.{1,254}$)(?:[^\\s@<>()\\[\\]\\\\,;:"\\p{Cc}\\p{Cf}]|${joiner})+@` +
    `(?:[\\p{L}\\p{N}](?:(?:[\\p{L}\\p{N}\\p{M}-]|${joiner})*[\\p{L}\\p{N}\\p{M}])?\\.)+` +
    `[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]|${joiner})*[\\p{L}\\p{N}\\p{M}]$`,
  'u',
);

const webAddress = /^https?:\/\/[^\s?#@]+$/;

const variables: Record<keyof PlatformConfig, Variable> = {
  HOST: { takes: 'an address or name of this machine to listen on', shape: /^[\w.:%-]+$/, fallback: 'localhost' },
  PORT: { takes: 'a port number from 0 to 65535', range: [0, 65_535], fallback: '4200' },
  OPERATIONS_PORT: { takes: 'a port number from 1 to 65535', range: [1, 65_535] },
  WORKERS: { takes: 'a number of processes from 1 to 64', range: [1, 64], fallback: '1' },
  DATA_DIR: { takes: 'the path of a folder', shape: /^[^\0]+$/, fallback: '.data' },
  DATABASE_URL: {
    takes: 'a PostgreSQL address such as postgres://user:password@host:5432/name',
    shape: /^postgres(ql)?:\/\/\S+$/,
    secret: true,
  },
  DEMO_DATA: { takes: 'true or false', shape: /^(true|false)$/ },
  ADMIN_EMAIL: { takes: 'an e-mail address', shape: emailAddress },
  ADMIN_PASSWORD: {
    takes: 'a password of 6 to 128 characters, one of them neither letter nor digit',
    shape: /^(?=.*[^A-Za-z0-9]).{6,128}$/su,
    secret: true,
  },
  TOKEN_TTL_SECONDS: {
    takes: 'a whole number of seconds from 1 to 31536000',
    range: [1, 31_536_000],
    fallback: '28800',
  },
  RATE_LIMIT_PER_MINUTE: {
    takes: 'a whole number of requests a minute and address, 0 for no limit',
    range: [0, 1_000_000],
    fallback: '600',
  },
  MEDIA_PROBE_ALLOW_HOSTS: {
    takes: 'host:port pairs, separated by commas',
    shape: /^[^\s,/@]+:\d{1,5}( *, *[^\s,/@]+:\d{1,5})*$/,
    fallback: '',
  },
  LESSON_MAX_BYTES: {
    takes: 'a whole number of bytes from 1',
    range: [1, Number.MAX_SAFE_INTEGER],
    fallback: String(8 * 1_024 ** 3),
  },
  LESSON_QUOTA_BYTES: { takes: 'a whole number of bytes from 1', range: [1, Number.MAX_SAFE_INTEGER] },
  APP_NAME: { takes: 'a name of 1 to 60 characters', shape: /^[^\p{Cc}]{1,60}$/u, fallback: 'Vidyapath' },
  ALLOW_REMOTE_OVERRIDES: { takes: codeOrigins.takes, shape: new RegExp(codeOrigins.pattern) },
  FFMPEG_PATH: { takes: 'the path of ffmpeg', shape: /^[^\0]+$/ },
  FFPROBE_PATH: { takes: 'the path of ffprobe', shape: /^[^\0]+$/ },
  ENCODERS: { takes: 'how many lessons are encoded at a time, 0 to 16', range: [0, 16], fallback: '1' },
  SCRATCH_DIR: { takes: 'the path of a folder', shape: /^[^\0]+$/ },
  YOUTUBE_API_KEY: { takes: 'a key of letters, digits, - and _', shape: /^[\w-]+$/, secret: true },
  PUBLIC_URL: {
    takes: 'the address that people open, such as https://learn.example',
    shape: /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/,
  },
  SMTP_URL: {
    takes: "a mail server's address such as smtps://user:password@host:465",
    shape: /^smtps?:\/\/\S+$/,
    secret: true,
  },
  MAIL_FROM: { takes: 'an e-mail address', shape: emailAddress },
  LOG_LEVEL: {
    takes: 'fatal, error, warn, info, debug, trace or silent',
    shape: /^(fatal|error|warn|info|debug|trace|silent)$/,
    fallback: 'warn',
  },
  TRUST_PROXY: {
    takes: 'the addresses or networks of your proxies, separated by commas',
    shape: /^[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*$/,
    fallback: '',
  },
  PAYMENTS: { takes: 'razorpay, simulated or off', shape: /^(razorpay|simulated|off)$/ },
  RAZORPAY_KEY_ID: { takes: 'a key id such as rzp_test_…', shape: /^rzp_\w{4,60}$/ },
  RAZORPAY_KEY_SECRET: { takes: 'the secret of the key', shape: /^\S{8,}$/, secret: true },
  RAZORPAY_WEBHOOK_SECRET: {
    takes: 'the secret of the webhook, during a change the new and the old one by comma',
    shape: /^\S{8,}$/,
    secret: true,
  },
  RAZORPAY_API_URL: { takes: 'an address', shape: webAddress },
  RAZORPAY_CHECKOUT_URL: { takes: 'an address', shape: webAddress },
  ALLOW_TEST_GATEWAY: { takes: 'true or false', shape: /^(true|false)$/ },
  SELLER_NAME: { takes: 'a name of 1 to 100 characters', shape: /^[^\p{Cc}]{1,100}$/u },
  SELLER_ADDRESS: { takes: 'an address of 1 to 300 characters', shape: /^[^\p{Cc}]{1,300}$/u },
  SELLER_STATE: { takes: 'a two-digit GST state code', shape: /^\d\d$/ },
  SELLER_GSTIN: { takes: 'a GSTIN of 15 digits and letters', shape: /^[0-9A-Z]{15}$/ },
  GST_RATE_PERCENT: { takes: 'a percentage from 0 to 100', shape: /^(100|\d{1,2})$/ },
  ORDER_TTL_SECONDS: { takes: 'a whole number of seconds from 1 to 604800', shape: /^\d{1,6}$/ },
  RELEASE: { takes: 'the name of this release', shape: /^[^\p{Cc}]{1,200}$/u },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    takes: "an OTLP receiver's address such as http://127.0.0.1:4318",
    shape: /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/,
    secret: true,
  },
};

/**
 * Reads the platform's variables; an empty one counts as not set. Needs no installed package, so that a wrong
 * variable is reported before a long install.
 * @throws {OperatorError} with a line for each variable that is wrong
 */
export function readVariables(env: Record<string, string | undefined>, root: string): Readonly<PlatformConfig> {
  const given: Record<string, string | undefined> = {};
  const problems = [];
  for (const [name, variable] of Object.entries(variables)) {
    // A password keeps its outer spaces.
    const value = (variable.secret ? env[name] : env[name]?.trim()) || variable.fallback;
    given[name] = value;
    if (value && !fits(variable, value)) problems.push(line(name, variable, value));
  }
  problems.push(...contradictions(given, env.NODE_ENV));
  if (problems.length > 0) throw new OperatorError(problems);
  const numbers = Object.entries(variables)
    .filter(([name, { range }]) => range && given[name])
    .map(([name]) => [name, Number(given[name])]);
  const config: unknown = {
    ...given,
    ...Object.fromEntries(numbers),
    DATA_DIR: resolve(root, given.DATA_DIR ?? ''),
    DEMO_DATA: given.DEMO_DATA ? given.DEMO_DATA === 'true' : env.NODE_ENV !== 'production',
    RELEASE: given.RELEASE ?? releaseName(root),
    PAYMENTS: given.PAYMENTS ?? (env.NODE_ENV === 'production' ? 'off' : 'simulated'),
  };
  return Object.freeze(config as PlatformConfig);
}

function fits({ range, shape }: Variable, value: string) {
  if (!range) return shape?.test(value) ?? true;
  return /^\d{1,16}$/.test(value) && Number(value) >= range[0] && Number(value) <= range[1];
}

function line(name: string, { takes, secret }: Variable, value: string) {
  return `${name}: takes ${takes}, got ${secret ? 'a value of another shape' : JSON.stringify(value)}`;
}

function contradictions(
  {
    PORT,
    OPERATIONS_PORT,
    DEMO_DATA,
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    PUBLIC_URL,
    SMTP_URL,
    PAYMENTS,
    RAZORPAY_API_URL,
    RAZORPAY_CHECKOUT_URL,
    ALLOW_TEST_GATEWAY,
    FFMPEG_PATH,
  }: Record<string, string | undefined>,
  nodeEnv: string | undefined,
) {
  const found = [];
  if (DEMO_DATA === 'true' && nodeEnv === 'production') {
    found.push('DEMO_DATA: takes false with NODE_ENV=production, since the demo accounts have public passwords');
  }
  if (FFMPEG_PATH === 'fake' && nodeEnv === 'production')
    found.push('FFMPEG_PATH: takes the path of ffmpeg with NODE_ENV=production, got "fake"');
  if (PAYMENTS === 'simulated' && nodeEnv === 'production')
    found.push('PAYMENTS: takes razorpay or off with NODE_ENV=production, got "simulated"');
  if ((RAZORPAY_API_URL || RAZORPAY_CHECKOUT_URL) && nodeEnv === 'production' && ALLOW_TEST_GATEWAY !== 'true')
    found.push('ALLOW_TEST_GATEWAY: takes true with another gateway address and NODE_ENV=production, got nothing');
  if (OPERATIONS_PORT && OPERATIONS_PORT === PORT)
    found.push(`OPERATIONS_PORT: takes another port than PORT, got "${PORT}"`);
  if (ADMIN_EMAIL && !ADMIN_PASSWORD)
    found.push('ADMIN_PASSWORD: takes a password when ADMIN_EMAIL is set, got nothing');
  if (ADMIN_PASSWORD && !ADMIN_EMAIL)
    found.push('ADMIN_EMAIL: takes an e-mail address when ADMIN_PASSWORD is set, got nothing');
  if (PUBLIC_URL && fits(variables.PUBLIC_URL, PUBLIC_URL) && !URL.canParse(PUBLIC_URL))
    found.push(`PUBLIC_URL: takes the address that people open, got ${JSON.stringify(PUBLIC_URL)}`);
  if (SMTP_URL && !PUBLIC_URL)
    found.push('PUBLIC_URL: takes the address that people open when SMTP_URL is set, got nothing');
  return found;
}
