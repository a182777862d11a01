import { commonVariables, loadConfig } from '@vidyapath/service-kit/process/config';
import { httpLink } from '@vidyapath/service-kit/client/service-link';
import type { RunnableService } from '@vidyapath/service-kit/process/run-service';
import { Type } from 'typebox';
import { createPlatformApp } from '../platform-app';
import { codeOrigins } from './code-origins';
import { openFrontEnd } from './open-front-end';

const variables = Type.Object({
  ...commonVariables,
  PORT: Type.Integer({ default: 4305, minimum: 0, maximum: 65_535, takes: 'a port number from 0 to 65535' }),
  DATA_DIR: Type.String({ default: '.data', minLength: 1, takes: 'the folder that `npm run release` writes to' }),
  SLICES_DIR: Type.String({
    default: '.',
    minLength: 1,
    takes: 'the folder in which the slices are built, for those that were never released',
  }),
  SUPPORT_URL: Type.String({
    default: 'http://127.0.0.1:4304',
    pattern: '^https?://[^\\s/?#@]+$',
    takes: "support's address such as http://127.0.0.1:4304, which says what shares of visitors have ended",
  }),
  ALLOW_REMOTE_OVERRIDES: Type.Optional(Type.String(codeOrigins)),
  PAYMENTS: Type.String({
    default: 'off',
    pattern: '^(razorpay|simulated|off)$',
    takes: 'razorpay, simulated or off, as commerce has it',
  }),
  RAZORPAY_CHECKOUT_URL: Type.Optional(
    Type.String({ pattern: '^https?://[^\\s?#@]+$', takes: 'an address, as commerce has it' }),
  ),
});

/** It has no database. */
const PagesConfigSchema = Type.Omit(variables, ['DATABASE_URL']);

export async function openPages(env: Record<string, string | undefined>): Promise<RunnableService> {
  const config = loadConfig(PagesConfigSchema, env);
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const frontEnd = await openFrontEnd(config, { root: config.SLICES_DIR, say, development: false });
  const support = httpLink(config.SUPPORT_URL);
  const app = await createPlatformApp({ config, frontEnd, services: { mount: async () => undefined }, support });
  return { app, config };
}
