import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Does not check the content, since the project's own commands write these files. */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

export interface PackageJson {
  name: string;
  version: string;
  license?: string;
  bin?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  nx?: { tags: string[] };
}

export const readPackage = (folder: string) => readJson<PackageJson>(join(folder, 'package.json'));
