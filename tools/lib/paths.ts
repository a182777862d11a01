import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Top folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const platformFolder = join(root, 'services/platform');

/** The entry of all commands. */
export const runScript = join(root, 'tools/cli/run.mjs');
