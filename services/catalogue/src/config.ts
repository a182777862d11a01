import { commonVariables, loadConfig, tokenVariables } from '@vidyapath/service-kit/process/config';
import { Type, type Static } from 'typebox';

const VariablesSchema = Type.Object({
  ...commonVariables,
  ...tokenVariables,
  MEDIA_URL: Type.String({
    default: 'http://127.0.0.1:4303',
    pattern: '^https?://[^\\s/]+$',
    takes: "the media service's address such as http://127.0.0.1:4303",
  }),
  DATABASE_READ_URL: Type.Optional(
    Type.String({
      pattern: '^postgres(ql)?://.+',
      takes: 'the PostgreSQL address of a replica of that of DATABASE_URL, or nothing',
      secret: true,
    }),
  ),
});

export type CatalogueConfig = Readonly<Static<typeof VariablesSchema>>;

export const defaultPort = 4302;

export function catalogueConfig(env: Record<string, string | undefined>): CatalogueConfig {
  return loadConfig(VariablesSchema, { PORT: String(defaultPort), ...env });
}
