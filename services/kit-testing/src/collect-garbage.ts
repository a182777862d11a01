import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Runs the garbage collector of this process. */
export const collectGarbage = runInNewContext('gc') as () => void;
