import { commonVariables, loadConfig, OperatorError } from '@vidyapath/service-kit/process/config';
import { httpLink } from '@vidyapath/service-kit/client/service-link';
import type { RunnableService } from '@vidyapath/service-kit/process/run-service';
import { Type } from 'typebox';
import { createPlatformApp } from '../platform-app';
import { codeOrigins } from './code-origins';
import { httpReader } from '../server-pages/read-public';
import { openFrontEnd } from './open-front-end';

const serviceAddress = '^https?://[^\\s/?#@]+$';

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
    pattern: serviceAddress,
    takes: "support's address such as http://127.0.0.1:4304, which says what shares of visitors have ended",
  }),
  CATALOGUE_URL: Type.String({
    default: 'http://127.0.0.1:4302',
    pattern: serviceAddress,
    takes: "catalogue's address such as http://127.0.0.1:4302, for the content of pages",
  }),
  COMMERCE_URL: Type.String({
    default: 'http://127.0.0.1:4306',
    pattern: serviceAddress,
    takes: "commerce's address such as http://127.0.0.1:4306, for the content of pages",
  }),
  LEARNING_URL: Type.String({
    default: 'http://127.0.0.1:4307',
    pattern: serviceAddress,
    takes: "learning's address such as http://127.0.0.1:4307, for the content of pages",
  }),
  PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/?#@]+(/[^\\s?#]*)?$',
      takes: 'the address that people open, such as https://learn.example',
    }),
  ),
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
  const { PUBLIC_URL, CATALOGUE_URL: catalogue, COMMERCE_URL: commerce, LEARNING_URL: learning } = config;
  if (PUBLIC_URL ? !URL.canParse(PUBLIC_URL) : env.NODE_ENV === 'production')
    throw new OperatorError([`PUBLIC_URL: takes the address that people open, got ${PUBLIC_URL ?? 'nothing'}`]);
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const frontEnd = await openFrontEnd(config, { root: config.SLICES_DIR, say, development: false });
  const services = { mount: async () => undefined };
  const support = httpLink(config.SUPPORT_URL);
  const read = httpReader({ catalogue, commerce, learning, support: config.SUPPORT_URL });
  const app = await createPlatformApp({ name: 'pages', config, frontEnd, services, support, read });
  return { app, config };
}
