import { lessonLinkVariables } from '@vidyapath/service-kit/domain/access/lesson-links';
import {
  commonVariables,
  loadConfig,
  OperatorError,
  portVariable,
  tokenVariables,
} from '@vidyapath/service-kit/process/config';
import { Type, type Static } from 'typebox';

const schema = Type.Object({
  ...commonVariables,
  ...tokenVariables,
  ...lessonLinkVariables,
  PORT: portVariable(4302),
  MEDIA_URL: Type.String({
    default: 'http://127.0.0.1:4303',
    pattern: '^https?://[^\\s/]+$',
    takes: "the media service's address such as http://127.0.0.1:4303",
  }),
  COMMERCE_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/]+$',
      takes: "the commerce service's address such as http://127.0.0.1:4306, or nothing",
    }),
  ),
  LEARNING_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/]+$',
      takes: "the learning service's address such as http://127.0.0.1:4307, or nothing",
    }),
  ),
  DATABASE_READ_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://.+',
      takes: 'the PostgreSQL address of a replica of that of DATABASE_URL, or nothing',
      secret: true,
    }),
  ),
});

export type CatalogueConfig = Readonly<Static<typeof schema>>;

export function readConfig(env: Record<string, string | undefined>): CatalogueConfig {
  const config = loadConfig(schema, env);
  if (env.NODE_ENV === 'production' && !config.COMMERCE_URL)
    throw new OperatorError(['COMMERCE_URL: takes the commerce service with NODE_ENV=production, got nothing']);
  return config;
}
