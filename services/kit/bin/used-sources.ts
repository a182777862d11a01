import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders of the packages that services share; other packages are in the lock file. */
const sharedFolders: Record<string, string> = {
  '@vidyapath/http/': 'shared-contracts/http',
  '@vidyapath/service-kit/': 'services/kit/src',
};

/** Imports that remain when the types are removed. */
const importPattern =
  /^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)'|\b(?:import|require\.resolve)\('([^']+)'\)/gm;

/** The given files and all shared sources that they import, directly or through others, sorted. */
export function usedSources(root: string, files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) {
    if (!file.endsWith('.ts')) continue;
    for (const [, imported, loaded] of readFileSync(join(root, file), 'utf8').matchAll(importPattern)) {
      const source = sourceOf(file, imported ?? loaded ?? '');
      // Declarations alone, such as the types of another service's routes, decide no answer.
      if (source && existsSync(join(root, source))) found.add(source);
    }
  }
  return [...found].sort();
}

function sourceOf(importer: string, request: string): string | undefined {
  if (request.startsWith('.')) return `${join(dirname(importer), request)}.ts`;
  const name = Object.keys(sharedFolders).find((start) => request.startsWith(start));
  return name && `${join(sharedFolders[name] ?? '', request.slice(name.length))}.ts`;
}
