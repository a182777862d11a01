import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loginFiles } from '../database/logins';
import { containerSites } from './container-site';

const sites = Object.entries(containerSites()).map(([path, text]) => [`containers/edge/${path}`, text] as const);
for (const [path, text] of [...sites, ...Object.entries(loginFiles)]) {
  const file = join(import.meta.dirname, '../..', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
