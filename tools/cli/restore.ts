import { runWithFolder } from './backup/run-with-folder';

/** `npm run restore -- FOLDER`. */
export const run = (args: string[]) => runWithFolder('restore', args);
