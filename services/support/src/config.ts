import { commonVariables, loadConfig, portVariable, tokenVariables } from '@vidyapath/service-kit/process/config';
import { Type, type Static } from 'typebox';

const schema = Type.Object({ ...commonVariables, ...tokenVariables, PORT: portVariable(4304) });

export type SupportConfig = Readonly<Static<typeof schema>>;

export function readConfig(env: Record<string, string | undefined>): SupportConfig {
  return loadConfig(schema, env);
}
