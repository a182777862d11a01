import { mailVariables } from '@vidyapath/service-kit/domain/mail/mail-settings';
import { commonVariables, loadConfig, portVariable, tokenVariables } from '@vidyapath/service-kit/process/config';
import { Type, type Static } from 'typebox';

const address = '^https?://[^\\s/?#@]+$';

const schema = Type.Object({
  ...commonVariables,
  ...tokenVariables,
  ...mailVariables,
  CATALOGUE_URL: Type.String({
    default: 'http://127.0.0.1:4302',
    pattern: address,
    takes: "the catalogue's address such as http://127.0.0.1:4302",
  }),
  COMMERCE_URL: Type.String({
    default: 'http://127.0.0.1:4306',
    pattern: address,
    takes: "commerce's address such as http://127.0.0.1:4306",
  }),
  LEARNING_URL: Type.String({
    default: 'http://127.0.0.1:4307',
    pattern: address,
    takes: "learning's address such as http://127.0.0.1:4307",
  }),
  MEDIA_URL: Type.String({
    default: 'http://127.0.0.1:4303',
    pattern: address,
    takes: "media's address such as http://127.0.0.1:4303",
  }),
  PAGES_URL: Type.String({
    default: 'http://127.0.0.1:4305',
    pattern: address,
    takes: 'the address of the pages such as http://127.0.0.1:4305',
  }),
  DATA_DIR: Type.String({ minLength: 1, default: '.data', takes: 'the path of a folder' }),
  PORT: portVariable(4304),
});

export type SupportConfig = Readonly<Static<typeof schema>>;

export function readConfig(env: Record<string, string | undefined>): SupportConfig {
  return loadConfig(schema, env);
}
