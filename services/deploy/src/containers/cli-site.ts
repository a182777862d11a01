import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { containerSites } from './container-site';

for (const [path, text] of Object.entries(containerSites())) {
  const file = join(import.meta.dirname, '../../containers/edge', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
