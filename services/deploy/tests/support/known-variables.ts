import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servicesFolder } from './services';

/** Variables that the source of a service reads, by their schemas. */
export function knownVariables(service: string): string[] {
  const own = service === 'platform' ? 'platform/src/front-end/pages-app.ts' : `${service}/src/config.ts`;
  const read = (file: string): string => readFileSync(join(servicesFolder, file), 'utf8');
  const texts = [read('kit/src/process/config.ts'), read(own)];
  if (texts[1]?.includes('...mailVariables')) texts.push(read('kit/src/domain/mail/mail-settings.ts'));
  if (texts[1]?.includes('...lessonLinkVariables')) texts.push(read('kit/src/domain/access/lesson-links.ts'));
  return texts.flatMap((text) =>
    [...text.matchAll(/^ +([A-Z][A-Z0-9_]+): (?:Type\.|portVariable\()/gm)].map(([, name = '']) => name),
  );
}
