import { commonVariables, loadConfig, tokenVariables } from '@vidyapath/service-kit/process/config';
import { Type, type Static } from 'typebox';

const VariablesSchema = Type.Object({ ...commonVariables, ...tokenVariables });

export type SupportConfig = Readonly<Static<typeof VariablesSchema>>;

export const defaultPort = 4304;

export function supportConfig(env: Record<string, string | undefined>): SupportConfig {
  return loadConfig(VariablesSchema, { PORT: String(defaultPort), ...env });
}
