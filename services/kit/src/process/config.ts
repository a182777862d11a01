import { Type, type Static, type TObject, type TSchema } from 'typebox';
import Ajv, { type ErrorObject } from 'ajv';
import { builtRelease } from './built-release';

/** A failure of the start that the operator can correct: shown as plain lines, never with a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  constructor(
    readonly lines: string[],
    cause?: unknown,
  ) {
    super(lines.join('\n'), { cause });
  }
}

/** Checks the name, since projects without imports from this one have their own class. */
export const isOperatorError = (error: unknown): error is OperatorError =>
  error instanceof Error && error.name === 'OperatorError';

/** A variable. `takes` completes "NAME: takes …"; a secret's value is never printed. */
export interface VariableOptions {
  takes: string;
  secret?: boolean;
}

/** A port, with a service's own as the default. */
export const portVariable = (port?: number) =>
  Type.Integer({
    ...(port !== undefined && { default: port }),
    minimum: 0,
    maximum: 65_535,
    takes: 'a port number from 0 to 65535',
  });

/** Variables that every service has. Spread them into the service's own `Type.Object`. */
export const commonVariables = {
  PORT: portVariable(),
  HOST: Type.String({ default: '127.0.0.1', minLength: 1, takes: 'an address to listen on' }),
  DATABASE_URL: Type.String({
    pattern: '^postgres(ql)?://.+',
    takes: 'a PostgreSQL address such as postgres://user:password@host:5432/name',
    secret: true,
  }),
  LOG_LEVEL: Type.Unsafe<'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'>({
    type: 'string',
    enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
    takes: 'fatal, error, warn, info, debug, trace or silent',
  }),
  APP_NAME: Type.String({ default: 'Vidyapath', pattern: '^[^\\p{Cc}]{1,60}$', takes: 'a name of 1 to 60 characters' }),
  RATE_LIMIT_PER_MINUTE: Type.Integer({
    default: 600,
    minimum: 0,
    maximum: 1_000_000,
    takes: 'a whole number of requests a minute and address, 0 for no limit',
  }),
  TRUST_PROXY: Type.String({
    default: '',
    pattern: '^$|^[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*$',
    takes: 'the addresses or networks of your proxies, separated by commas, or nothing',
  }),
  REDIS_URL: Type.Optional(
    Type.String({
      pattern: '^rediss?://[^\\s]+$',
      takes: "Redis' address such as redis://:password@host:6379",
      secret: true,
    }),
  ),
  SUPPORT_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/?#@]+$',
      takes: "support's address such as http://127.0.0.1:4304, which receives reports of answers of 5xx",
    }),
  ),
  RELEASE: Type.String({
    default: builtRelease() ?? 'unnamed',
    pattern: '^[^\\p{Cc}]{1,200}$',
    takes: 'the name of this release; by default the version and hash of its build',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/?#@]+(/[^\\s?#]*)?$',
      takes: "an OTLP receiver's address such as http://127.0.0.1:4318",
      secret: true,
    }),
  ),
};

/** The credentials of a service for its token. */
export const serviceSecretPattern = '^[A-Za-z0-9_-]{32,200}$';

/** The address of auth and the credentials for a token of its own, for each service except auth. */
export const tokenVariables = {
  AUTH_URL: Type.String({
    default: 'http://127.0.0.1:4301',
    pattern: '^https?://[^\\s/]+$',
    takes: "the auth service's address such as http://127.0.0.1:4301",
  }),
  SERVICE_SECRET: Type.String({
    pattern: serviceSecretPattern,
    takes: "this service's secret of 32 or more letters, digits, - and _, which SERVICE_CLIENTS of auth names too",
    secret: true,
  }),
};

/** Issuer of this platform's tokens: the product's name (contract, preamble). */
export function tokenIssuer(config: { APP_NAME: string }): string {
  return config.APP_NAME;
}
/** Audience of the tokens of persons. */
export const tokenAudience = 'vidyapath-api';
/** Audience of the tokens of services. */
export const serviceAudience = 'vidyapath-internal';

/**
 * Reads the variables of `schema` from `env`, coerces them and freezes the result. An empty variable counts as
 * not set. All bad variables are reported at once, as the lines of one {@link OperatorError}.
 */
export function loadConfig<Schema extends TObject>(
  schema: Schema,
  env: Record<string, string | undefined>,
): Readonly<Static<Schema>> {
  const names = Object.keys(schema.properties);
  const given: Record<string, unknown> = {};
  for (const name of names) {
    const value = env[name]?.trim();
    if (value) given[name] = value;
  }
  const original = { ...given };
  const ajv = new Ajv({ allErrors: true, coerceTypes: true, useDefaults: true, strict: false });
  if (!ajv.validate({ ...schema, additionalProperties: false }, given)) {
    throw new OperatorError(linesOf(schema, original, ajv.errors ?? []));
  }
  return Object.freeze(given) as Readonly<Static<Schema>>;
}

function linesOf(schema: TObject, given: Record<string, unknown>, errors: ErrorObject[]): string[] {
  const names = errors.map(({ instancePath, params }) =>
    instancePath ? instancePath.slice(1) : String((params as { missingProperty?: string }).missingProperty),
  );
  return [...new Set(names)].map((name) => {
    const { takes, secret } = (schema.properties[name] ?? {}) as TSchema & Partial<VariableOptions>;
    const got =
      given[name] === undefined ? 'nothing' : secret ? 'a value of another shape' : JSON.stringify(given[name]);
    return `${name}: takes ${takes ?? 'another value'}, got ${got}`;
  });
}
