import { emailPattern, specialCharacterPattern } from '@vidyapath/http/auth';
import { limits } from '@vidyapath/http/limits';
import { mailVariables } from '@vidyapath/service-kit/domain/mail/mail-settings';
import { commonVariables, loadConfig, OperatorError } from '@vidyapath/service-kit/process/config';
import { Type, type Static } from 'typebox';
import { parseServiceClients, type ServiceClient } from './modules/service-tokens/service-tokens';
import { isCommonPassword } from './lib/passwords/common-passwords';

const { passwordMin, passwordMax, emailMax } = limits.user;

/** Variables of auth, in addition to those of every service. */
export const authVariables = {
  DATA_DIR: Type.String({ default: '.data', minLength: 1, takes: 'a folder for the signing key and for messages' }),
  TOKEN_TTL_SECONDS: Type.Integer({
    default: 28_800,
    minimum: 1,
    maximum: 31_536_000,
    takes: 'a whole number of seconds from 1 to 31536000',
  }),
  ADMIN_EMAIL: Type.Optional(Type.String({ pattern: emailPattern, maxLength: emailMax, takes: 'an e-mail address' })),
  ADMIN_PASSWORD: Type.Optional(
    Type.String({
      minLength: passwordMin,
      maxLength: passwordMax,
      pattern: specialCharacterPattern,
      takes: `${passwordMin} to ${passwordMax} characters with a special one among them`,
      secret: true,
    }),
  ),
  ...mailVariables,
  SERVICE_CLIENTS: Type.String({
    default: '[]',
    takes: 'the other services with their secrets and scopes, as a JSON array',
    secret: true,
  }),
};

const schema = Type.Object({
  ...commonVariables,
  ...authVariables,
});
export type AuthConfig = Readonly<Static<typeof schema> & { serviceClients: readonly ServiceClient[] }>;

export function readConfig(env: Record<string, string | undefined>): AuthConfig {
  const config = loadConfig(schema, env);
  return Object.freeze({ ...config, serviceClients: parseServiceClients(config.SERVICE_CLIENTS) });
}

/** The account of ADMIN_EMAIL and ADMIN_PASSWORD, which are set together or not at all. */
export function adminOf({
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
}: Pick<AuthConfig, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>) {
  if (email === undefined && password === undefined) return undefined;
  if (password === undefined)
    throw new OperatorError(['ADMIN_PASSWORD: takes a password when ADMIN_EMAIL is set, got nothing']);
  if (email === undefined)
    throw new OperatorError(['ADMIN_EMAIL: takes an e-mail address when ADMIN_PASSWORD is set, got nothing']);
  if (isCommonPassword(password))
    throw new OperatorError(['ADMIN_PASSWORD: takes a password that is not a common one, got one of the most common']);
  return { name: 'Admin', email, password, role: 'Admin' as const };
}
