import { runWithFolder } from './backup/run-with-folder';

/** `npm run rehearse-restore -- FOLDER`. */
export const run = (args: string[]) => runWithFolder('rehearse-restore', args);
