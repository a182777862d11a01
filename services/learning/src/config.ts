import { eventVariables } from '@vidyapath/service-kit/events/subscribers';
import { commonVariables, loadConfig, tokenVariables } from '@vidyapath/service-kit/process/config';
import { Type, type Static } from 'typebox';

const VariablesSchema = Type.Object({
  ...commonVariables,
  ...tokenVariables,
  ...eventVariables,
  CATALOGUE_URL: Type.String({
    default: 'http://127.0.0.1:4302',
    pattern: '^https?://[^\\s/?#@]+$',
    takes: "the catalogue's address such as http://127.0.0.1:4302",
  }),
});

export type LearningConfig = Readonly<Static<typeof VariablesSchema>>;

export const defaultPort = 4307;

export function learningConfig(env: Record<string, string | undefined>): LearningConfig {
  return loadConfig(VariablesSchema, { PORT: String(defaultPort), ...env });
}
