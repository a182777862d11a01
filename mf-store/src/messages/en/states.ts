import { stateNames } from '@vidyapath/http/state-codes';

export const states: Record<string, string> = stateNames;
