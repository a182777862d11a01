import { commonVariables, loadConfig, tokenVariables } from '@vidyapath/service-kit/config';
import { Type, type Static } from 'typebox';

const VariablesSchema = Type.Object({ ...commonVariables, ...tokenVariables });

export type CatalogueConfig = Readonly<Static<typeof VariablesSchema>>;

export const defaultPort = 4302;

export function catalogueConfig(env: Record<string, string | undefined>): CatalogueConfig {
  return loadConfig(VariablesSchema, { PORT: String(defaultPort), ...env });
}
