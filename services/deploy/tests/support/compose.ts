import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { top } from './dockerfile';

export interface ComposeService {
  image?: string;
  build?: { dockerfile: string; target?: string; args?: Record<string, string> };
  command?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  restart?: string;
  volumes?: string[];
  secrets?: string[];
  networks?: string[];
  ports?: string[];
  healthcheck?: object;
  deploy?: { replicas?: number; resources?: { limits: { memory: string } } };
  depends_on?: Record<string, { condition: string }>;
}

export interface Compose {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  networks: Record<string, unknown>;
  secrets: Record<string, unknown>;
}

export const composeText = readFileSync(join(top, 'compose.yaml'), 'utf8');
/** The file is our own, so its aliases need no limit; each service adds some. */
export const parseCompose = (text: string) => parse(text, { merge: true, maxAliasCount: -1 }) as Compose;
export const compose = parseCompose(composeText);

const variable = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;

/** Inserts `values` as compose does; a variable without a value and a default is an error. */
export function filledIn(text: string, values: Record<string, string>): string {
  return text.replace(variable, (_all, name: string, kind?: string, rest: string = '') => {
    const value = values[name] ?? (kind === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`${name} has no value`);
    return value;
  });
}

/** Names of the variables that the file requires. */
export const demanded = [
  ...new Set([...composeText.matchAll(variable)].filter(([, , kind]) => kind === '?').map(([, name = '']) => name)),
];

/** Variables without a default that are not required: there must be none. */
export const forgotten = [...composeText.matchAll(variable)]
  .filter(([, , kind]) => kind === undefined)
  .map(([, name = '']) => name);
