import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servicesFolder } from './services';

const files: Record<string, string[]> = {
  auth: ['kit/src/config.ts', 'auth/src/config.ts'],
  catalogue: ['kit/src/config.ts', 'catalogue/src/config.ts'],
  media: ['kit/src/config.ts', 'media/src/config.ts'],
  support: ['kit/src/config.ts', 'support/src/config.ts'],
  platform: ['kit/src/config.ts', 'platform/src/front-end/pages-app.ts'],
};

/** Variables that the source of a service reads, by their schemas. */
export function knownVariables(service: string): string[] {
  const texts = (files[service] ?? []).map((file) => readFileSync(join(servicesFolder, file), 'utf8'));
  return texts.flatMap((text) => [...text.matchAll(/^\s+([A-Z][A-Z0-9_]+): Type\./gm)].map(([, name = '']) => name));
}
