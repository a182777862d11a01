import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Top folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../../../..');
export const platformRoom = join(root, 'services/platform');
