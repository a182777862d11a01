import {
  commonVariables,
  loadConfig,
  OperatorError,
  portVariable,
  tokenVariables,
} from '@vidyapath/service-kit/process/config';
import { Type, type Static } from 'typebox';

const addressPattern = '^https?://[^\\s/?#@]+$';

export const certificateVariables = {
  DATA_DIR: Type.String({ default: '.data', minLength: 1, takes: 'a folder for the keys that sign certificates' }),
  PUBLIC_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/?#@]+(/[^\\s?#]*)?$',
      takes: 'the address that people open, such as https://learn.example',
    }),
  ),
};

const schema = Type.Object({
  ...commonVariables,
  ...tokenVariables,
  ...certificateVariables,
  PORT: portVariable(4307),
  CATALOGUE_URL: Type.String({
    default: 'http://127.0.0.1:4302',
    pattern: addressPattern,
    takes: "the catalogue's address such as http://127.0.0.1:4302",
  }),
  COMMERCE_URL: Type.Optional(
    Type.String({
      pattern: addressPattern,
      takes: "the commerce service's address such as http://127.0.0.1:4306, or nothing",
    }),
  ),
});

export type LearningConfig = Readonly<Static<typeof schema>>;

export function readConfig(env: Record<string, string | undefined>): LearningConfig {
  const config = loadConfig(schema, env);
  if (env.NODE_ENV === 'production' && !config.COMMERCE_URL)
    throw new OperatorError(['COMMERCE_URL: takes the commerce service with NODE_ENV=production, got nothing']);
  if (env.NODE_ENV === 'production' && !config.PUBLIC_URL)
    throw new OperatorError(['PUBLIC_URL: takes the address that certificates lead to, got nothing']);
  return config;
}
