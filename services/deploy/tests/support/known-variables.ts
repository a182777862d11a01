import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servicesFolder } from './services';

/** Variables that the source of a service reads, by their schemas. */
export function knownVariables(service: string): string[] {
  const own = service === 'platform' ? 'platform/src/front-end/pages-app.ts' : `${service}/src/config.ts`;
  const texts = ['kit/src/process/config.ts', own].map((file) => readFileSync(join(servicesFolder, file), 'utf8'));
  return texts.flatMap((text) =>
    [...text.matchAll(/^ +([A-Z][A-Z0-9_]+): (?:Type\.|portVariable\()/gm)].map(([, name = '']) => name),
  );
}
