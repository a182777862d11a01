import { runWithFolder } from './backup/run-with-folder';

/** `npm run backup -- FOLDER`. */
export const run = (args: string[]) => runWithFolder('backup', args);
